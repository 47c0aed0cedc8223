/** Passwords as a careful child or parent makes them: two or three words that have nothing to do with each other. */
export const passphrases: readonly string[] =
  `mint7bread!sofa lamp+otter53 pado&gureum58 spoon!cedar27 jamong3gireogi kettle#moth64 norae82sandal brick+plum93
  zebra!yogurt46 honey&ladder71 tulip83gravel owl+cabinet29 sosul!gamja74 noodle#tent58 velvet6hammer ipsul9danpung cactus!piano37 raft+pepper82 wool&comet46
  dust7lantern!k pebble!rocket52 mangch1+jelly kiwi&bucket94 thunder!leek63 curry+balcony7 donkey#silk48 seven!gloves29 walrus7tractor oatmeal!kite53 fern+bottle84
  radish&trumpet6 squid!marble72 poem+carpet395 walnut#siren27 ticket!beaver8 garlic+window64 moss7pudding!q shelf&heron582 barley!pocket39 copper+snail71
  eraser#melon46 whistle!taro83 anchor+bean947 sauce&puffin52 drizzle!desk76 gable+onion384 parrot#towel91 cookie!quilt57 shovel+rain628 tangle&mushroom
  orbit!butter74 lemon+fossil38 hinge#badger65 crayon!dumpling ginger+hat9271 maple&spoon583 puddle!vase947 crow+napkin462 glacier#fig38 sleeve!tofu729
  bramble+ink574 pickle&roof836 jigsaw!clam294 harbor+mitten5 ribbon#quail78 soup!magnet463 thimble+owl852 dragonfly!jam attic&pear7349 candle!wasp625
  mortar+lily948 stamp#yak37258 gravy!violin84 chalk+peach573 needle&fog6482 waffle!mole395 barrel+ivy7264 cobweb#ham853 button!eel9472 trowel+oat638
  oboe!celery527 puzzle&stork9z fridge+bee8354 lantern#nut64 muffin!ant7392 ladle+fox58473 sponge&elk2946 yarn!turnip837 saddle+pie4625 brook#cape7391
  gosari!tapja52 mireu&banul947 ssuk+changmun63 jogak!norang85 geobuk7banana! dalpaengi#bus9 hwasal+podo472 boreum!gwaja38 supul&gichae61 namul!sangja94
  jirung+pyeonji7 kkotip!bawi836 nabi+jumeoni52 sogeum#gabang7 byeol!dubu4926 muji&gaeul7385 useong+bbang64 tokki!chaeksang doran&gureum83 sikye!jangma72
  moraesiak!93k haneul7sot!rak banchan#pado58 susuggang+42x gireum!tiger63 jeonja&ppul72q bunpil!gorae84 gwisin+nok9352 seorap#mil7264 chotbul!mu83k
  heuk+danchu492 pari!sutgarak5 oknae&byeol7v3 jipsin!kong846 norit+banul73x dosirak#eoreum nunsseop!gam72 gobchang+sae9 yeonpil&supx84 hodu!jangap37k
  rnrqkq!wkdak82 Tnr+ckdans47k gksdnf7#wltkq vkfks&dhfl93z ehfaksdl!64xq qksgkr+gnls72 wjsqkr!tnf85k ajfl#rkatk29w dkclrk&qpro74 tlfrk!dnsz593
  Red7kettle!Fog Blue+Donkey48 Nine&Spoons35 Cold!Pancake7 Tall#Teapot62 Slow+Rocket95 Odd!Umbrella4 Wet&Pencil837 Loud+Cabbage5 Shy#Walrus274
  Quick!Jam8352 Thin+Whale946 Mild&Thorn538 Sour!Ladder72 Bent#Violin64 Dry+Puddle839 Pale!Mango475 Rusty&Kite82 Soft+Hammer7x Grim#Cookie94
  4otters+1sofa 3frogs&tea82 7snails!run53 9kites#wet47 2moles+pie836 6crows!sing4 8pears&wool29 5yaks+drum73 3eels#sleep8 7owls!knit462
  xylo!marimba27 quartz+robin84 fjord#spatula zigzag&plum593 jungle!tax8472 kayak+lint639 nymph#toast58 pyjama!rook74 oxbow+fern9284 vortex&bun6375
  biscuit!owl7z3 cinder+jug8472 dapple#fin693 embryo!wok5284 flannel+gnu73 goblet&hive592 haddock!pin84 tambour+egg52 silo#quill749 marmot!wax638 caper+shed4927 lilac#drum8352 wagon!beet7294 finch+soap8361
  onion#kite5724 peat!robin8463 gourd+harp729 sprig#cape638 mulch!wren8257 slate+fig73946 crane#mug58237 latch!pea93572 trout+cap68394 icicle+jar7395 jostle#keg628 kernel!lid9473`.split(
    /\s+/,
  );
