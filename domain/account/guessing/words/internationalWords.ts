/** English words, names, teams and phrases that people all over the world choose, in small letters. */
export const internationalWords = `iloveme loveu love4ever 4ever ever zzang jjang zang hakyun haknyun abigail access account action active adam adidas adrian africa airplane albert alex alexander alexis alice alien alison allison
  alpha always amanda amazing amazon amber america american amigo amsterdam andrea andrew android angela angelina animal anna anthony antonio anything apollo
  april aquarius archer arctic ariana ariel army arsenal arthur asdfasdf ashley asia athena atlanta august aurora austin australia avatar avengers awesome babe
  babies babygirl babyboy backup badboy badass badminton bailey balloon bambi bandit bank barbara barbie barcelona barney barry batch beach beagle bear beatles
  beautiful beauty because beckham bella benjamin berlin best bestfriend bestfriends better beyonce bible bigbang bike billy bingo bird birthday biscuit bitch
  black blackberry blackcat blackjack blah blahblah blaster blessed blessing blizzard blondie blossom blue bluebird blueeyes bluesky bond bonnie boogie book boss
  boston bottle bowling brandon brandy brasil bravo brazil bread brian bridge bright britney brother brown brownie bruce bubble bubbles buddy bugs bull bulldog
  bullet bunny burger business butter button cactus calculator california callofduty camel camera camille camp canada candle candy canon captain caramel cards
  carlos carmen carolina caroline carrot cars cartoon casino casper castle catch catherine cats celtic century challenge champ champion chance change changeme
  chanel chaos charles charlotte cheer cheerleader cherry chess chicago chicken chickens children china chips chloe chris christ christian christina christmas
  christopher church cinderella circle city clara claire classic claudia clever clover cloud club cobra coconut code coffee cold college color colorado comet
  common company compaq conan connect control cool coolboy coolgirl copper cosmos country courage cowboy cowboys crazy creative cricket cristiano cristina
  crystal cupcake custom cute cutie cyber daddy daisy dallas dance dancer danger danielle danny dark darkness darling dave david dead death december
  default defense delta demon denise denis dennis denver desert design destiny detective devil dexter diana digital dinosaur director disney doctor doggie dogs dolphin
  dolphins domino donna doraemon dortmund double dota dragonball dragonfly dragons dream dreamer dreams driver drums duck ducks duke dwight eagle eagles
  earth easter easy east eclipse edward einstein elaine electric elephant elizabeth ella ellie elsa emerald emily emma eminem empire energy engine engineer england
  english enjoy enter enterprise entrance eric erica escape eternity europe evelyn everton everything evil excalibur excel exodus explorer express extreme
  facebook fairy faith falcon family fantasy fantastic farmer fashion fast father february felix fender ferrari fever fiction field fighter final finally fire
  fireball firefox fireman first fish fisher fishing flamingo flash fletcher florida flower flowers fluffy flyer flying football forest forget forgot fortnite fortune
  francis frank franklin freddie freddy free freeman freeze french fresh friday frodo frog froggy frozen fruit fuck fuckyou fuckoff funny future gabriel galaxy
  gamer gandalf gangster garden garfield gates gemini general genesis genius george georgia german germany ghost giant giants gibson giggles gilbert girl girls giraffe
  give glitter global gloria goal goat goblin godzilla gold golden goldfish golf golfer good goodbye goodday goodgirl goodluck goodmorning goofy goose gordon gorgeous
  gorilla grace grand grandma grandpa grapes graphics grass gravity great green gremlin griffin group guard guardian guitar guitars gundam hacker halloween hammer
  hamster handball hannah happiness happy happyday happyhappy harley harmony harold harry harrypotter harvard hawaii head heart hearts heather heaven heavy hector helena
  helen hellfire hellokitty hell henry hercules heritage hero heroes hiphop history hogwarts holiday holland holly hollywood home homer honda honey honeybee hope horse
  horses hotdog hotel house houston howard huawei hulk human hundred hungry hunting hurricane icecream icebear iceman idontknow iforgot imagine important incredible india
  indian indigo infinite infinity information inside instagram intel inter iphone ipod ireland iris iron ironman isabella isabelle island italia italy jack jackass jackie
  jackson jacob jaguar james jamie january japan jasmine jason java jeffrey jelly jenny jeremy jerry jesse jesus jesuschrist jewel jimmy joanna john johnny johnson joker jonathan
  jones joseph joshua journey joyful juice julia julian julie july june jungle junior jupiter just justice justin justinbieber juventus kakashi kangaroo karate karen
  karina kathy kawaii keepout keith kelly kenneth kennedy kermit kevin keyboard kids kimberly king kingdom kings kirsten kisses kitchen kitten kitty kiwi knight knights
  koala kobe korean kristen krystal laddie ladies ladybug lakers lambert laptop laura lauren lavender lawrence lazy leader league legend legends lemon lemonade
  leonardo leopard leslie lesson letter liberty library life light lightning lilly lily linda lindsay lion lionel lionking lions lisa little live lizard lolita lollipop lollol
  london lonely long looser lord lost louise lovelife lovelove loveyou lovers loving luckyday lucy luke luna macbook madison madonna madrid magic magical magician maggie magnet
  magnum majesty manager manchester mango manunited marathon margaret maria mariah marina marine mario mark market marlboro married mars marshal martha martin marvel mary
  maverick maxwell mcdonalds medical megan melanie melissa melody member memory mercedes mercury merlin mermaid message messi metal metallica mexico miami michaela michelle
  microsoft midnight mike miller million milkshake minecrafter mini minnie minions miracle mirror mission mobile model molly moment monday money monica monopoly monster monsters
  moon moonlight moose morgan morning morris motorola mountain mouse movie muffin multi murphy muscle museum musical mustang myfriend mylife mylove mymother myself
  myspace mystery nadia nancy naomi natalie nathan nature naughty ncc1701 nelson nemo network neptune never nevermind newborn newlife newpass newpassword newyear newyork nicholas
  nick nicola nicole night nightmare nike nikita nintendo nirvana nissan nobody noname nonsense normal north nothing november number number1 nurse nutella obama object october
  office oliver olivia olympic omega online open opensesame optimus orchid original orlando oscar outlaw overlord overwatch oxford pacific package paint palace pamela panasonic
  pancake panda panther panthers paper paradise paris park parker party passion passport password patches patricia patrick paul paula peace peach peaches pear pearl penguin pencil
  people pepsi perfect person peter phantom philip phoenix phone photo piano picasso pickle picture pierre piglet pikachu pilot pineapple pink pinky pioneer pirate pirates pizza
  planet player playboy please playstation pluto poison police polina politics pony poohbear popcorn popeye popstar porsche portugal potato potter power powerful pretty
  prince princess private program project promise prosper psycho public pumpkin puppies puppy purple pussy puzzle pyramid python qazxsw qwaszx qwert qwerty rabbit rachel racing
  radio raiders rainbow rainy ranger rangers raptor raven raymond realmadrid rebecca rebel record redred redwings redsox reggie remember renault republic rescue respect
  review revolution richard ricardo rich ring river robert robin robot rocket rockstar rock rocky rodney roger roland rolex roman romance romeo ronald ronaldo rooney rooster
  rose roses rosie royal ruby rugby runner running russia ryan sabrina sailor sailormoon saint sakura salmon salvador samantha sammy sample sandra sandy santa santiago sarah
  sasha sasuke saturn saturday savage scarlet school science scooby scooter scorpio scorpion scotland scott secure security selena semper senior september serena sergey
  service seven sexy shaggy shakira shalom shannon sharon shark sharks sheep sheila shelby sherlock shirley shit shooter shopping shorty siemens silence silly silverado simba simon simple
  simpson simpsons sister skate skater skittles skippy skull skyline skywalker slayer sleep slipknot smart smile smiles smiley smith smoke smokey smooth snake sniper snow snowball
  snowboard snowflake snowman softball soldier sonic sony sophia sophie soul south southpark spain spanish spark sparkle sparky speed spencer spider spike spirit spitfire sponge
  spongebob sport sports spring square squirrel stanley starbucks starcraft stardust starfish starlight stars start starwar station steelers stella stephanie stephen steve
  steven stewart stitch stone storm strange strawberry street strike strong student studio stupid success sugar suicide summer sunday sunflower sunny sunrise sunset super
  superhero superstar supersta surfer survivor susan suzuki sweden sweet sweetheart sweetie sweety swimming switch sword sydney sylvia system table tania tango target tarzan taurus
  teddy teddybear telephone temp temporary temppass tennis teresa terminal terminator terry testing tester testpass texas thank thankyou theboss thekid theking therock thing
  thinking thomas thousand thunder thursday tiffany tiger tigers time tina tinker tinkerbell titan titanic toast today together tokyo tomato tomorrow topgun tornado toronto total
  tottenham tower toyota toystory tractor training transformers travel treasure tree trevor trick trinity triumph trouble truelove trust truth tsunami tuesday turbo turkey
  turtle twilight twins twitter twister umbrella unicorn united universe unknown upload user username valentina valentine valerie vampire vanessa vanilla vegeta velvet venus
  veronica victor victoria video viking vikings vincent violet viper virginia virus vision volcano volleyball walker wall walter wanted warcraft warrior warriors water
  waterfall watermelon wealth weather web wedding welcome wendy werewolf west whatsapp whatever white wholesale wicked wild wildcat wildcats will william williams willow wilson
  window windows winner winnie winston wisdom witch wizard wolf wolves woman wonder wonderful wonderland woody word work world worldcup wrestling wright xavier xbox yahoo
  yamaha yankee yankees yellow yesterday young youandme yourself yugioh yvonne zebra zelda zero zhang zidane zombie zombies zoro aespa exol nctdream newjeans seventeen straykids ateez
  enhypen lesserafim illit itzy twice redvelvet mamamoo shinee superjunior sonyeoshidae girlsgeneration ioi wannaone gidle treasure bigbang jungkook taehyung hoseok namjoon seokjin
  yoongi jennie jisoo lalisa karina winter giselle ningning wonyoung yujin minji hanni haerin hyein cha eunwoo faker sonheungmin hellojeju kimchi bulgogi taekwondo gangnam gangnamstyle oppa
  noona hyung unni maknae bias fighting hwaiting daebak jjang aegyo ramen ramyeon ramyun tteokbokki bibimbap soju maple maplestory lineage starcraft2 battleground pubg leagueoflegends
  valorant genshin roblox brawlstars clashroyale cookierun kartrider animalcrossing mario supermario kirby yoshi luigi bowser charmander squirtle bulbasaur eevee snorlax mewtwo
  charizard ditto totoro ponyo kiki cinnamoroll kuromi mymelody pompompurin sanrio pororo tayo titipo pinkfong babyshark pengsoo ryan apeach hellocarbot tobot teenieping`;
