/** A question bank as Moodle 4 exports it: categories, HTML in CDATA, weights, feedback, and types that no mission has. */
export const moodleXml = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<!-- question: 0  -->
  <question type="category">
    <category><text>$course$/top/고래 이야기</text></category>
    <info format="html"><text></text></info>
    <idnumber></idnumber>
  </question>
<!-- question: 11  -->
  <question type="multichoice">
    <name><text>고래 1</text></name>
    <questiontext format="html">
      <text><![CDATA[<p dir="ltr" style="text-align: left;">고래는&nbsp;<strong>어디</strong>로 갔나요?<br></p>]]></text>
    </questiontext>
    <generalfeedback format="html"><text><![CDATA[<p>등대를 &ldquo;찾으러&rdquo; 갔다고 적혀 있어요.</p>]]></text></generalfeedback>
    <defaultgrade>1.0000000</defaultgrade>
    <penalty>0.3333333</penalty>
    <hidden>0</hidden>
    <idnumber>q11</idnumber>
    <single>true</single>
    <shuffleanswers>true</shuffleanswers>
    <answernumbering>abc</answernumbering>
    <showstandardinstruction>0</showstandardinstruction>
    <correctfeedback format="html"><text>답이 맞습니다.</text></correctfeedback>
    <incorrectfeedback format="html"><text>답이 틀립니다.</text></incorrectfeedback>
    <answer fraction="100" format="html"><text><![CDATA[<p>등대</p>]]></text><feedback format="html"><text>맞아요</text></feedback></answer>
    <answer fraction="-33.33333" format="html"><text><![CDATA[<p>숲속 &amp; 산</p>]]></text><feedback format="html"><text></text></feedback></answer>
    <answer fraction="0" format="html"><text>&lt;p&gt;들판&lt;/p&gt;</text><feedback format="html"><text></text></feedback></answer>
    <answer fraction="0" format="html"><text>우물</text><feedback format="html"><text></text></feedback></answer>
    <tags><tag><text>추론적 이해</text></tag><tag><text>쪽 3</text></tag></tags>
  </question>
<!-- question: 12  -->
  <question type="truefalse">
    <name><text>고래 2</text></name>
    <questiontext format="moodle_auto_format"><text>고래는 바다에서만 살아요.</text></questiontext>
    <generalfeedback format="html"><text></text></generalfeedback>
    <answer fraction="0" format="moodle_auto_format"><text>true</text><feedback format="html"><text>바다에서만 산다고 적혀 있지 않아요.</text></feedback></answer>
    <answer fraction="100" format="moodle_auto_format"><text>false</text><feedback format="html"><text></text></feedback></answer>
  </question>
<!-- question: 13  -->
  <question type="multichoice">
    <name><text>마크다운</text></name>
    <questiontext format="markdown"><text>**고래**가 만난 것은 *무엇*인가요?</text></questiontext>
    <single>true</single>
    <answer fraction="0" format="plain_text"><text>a &lt; b</text></answer>
    <answer fraction="100" format="plain_text"><text>a &gt; b</text></answer>
    <answer fraction="0" format="plain_text"><text>**a**</text></answer>
    <answer fraction="0" format="markdown"><text>**b**</text></answer>
  </question>
  <question type="multichoice">
    <name><text>셋</text></name>
    <questiontext format="html"><text>고래의 친구는 누구인가요?</text></questiontext>
    <single>true</single>
    <answer fraction="100" format="html"><text>거북</text></answer>
    <answer fraction="0" format="html"><text>문어</text></answer>
    <answer fraction="0" format="html"><text>새우</text></answer>
  </question>
  <question type="multichoice">
    <name><text>나눈 점수</text></name>
    <questiontext format="html"><text>고래의 친구를 모두 고르세요.</text></questiontext>
    <single>false</single>
    <answer fraction="50" format="html"><text>거북</text></answer>
    <answer fraction="50" format="html"><text>문어</text></answer>
    <answer fraction="0" format="html"><text>새우</text></answer>
    <answer fraction="0" format="html"><text>상어</text></answer>
  </question>
  <question type="multichoice">
    <name><text>그림</text></name>
    <questiontext format="html"><text><![CDATA[<p><img src="@@PLUGINFILE@@/whale.png" alt=""></p>]]></text>
      <file name="whale.png" path="/" encoding="base64">iVBORw0KGgo=</file></questiontext>
    <answer fraction="100" format="html"><text>고래</text></answer>
  </question>
  <question type="multichoice">
    <name><text>숨긴 문제</text></name>
    <questiontext format="html"><text>옛 문제예요. 무엇인가요?</text></questiontext>
    <hidden>1</hidden>
    <answer fraction="100" format="html"><text>고래</text></answer>
  </question>
  <question type="essay"><name><text>느낌</text></name><questiontext format="html"><text>느낌을 써 보세요.</text></questiontext></question>
  <question type="shortanswer"><name><text>이름</text></name><questiontext format="html"><text>이름은?</text></questiontext><answer fraction="100"><text>고래</text></answer></question>
  <question type="matching"><name><text>짝</text></name><questiontext format="html"><text>이어 보세요.</text></questiontext><subquestion><text>고래</text><answer><text>바다</text></answer></subquestion></question>
  <question type="numerical"><name><text>수</text></name><questiontext format="html"><text>몇 마리?</text></questiontext><answer fraction="100"><text>3</text></answer></question>
  <question type="cloze"><name><text>빈칸</text></name><questiontext format="html"><text>고래는 {1:MC:=바다~산}에</text></questiontext></question>
  <question type="description"><name><text>안내</text></name><questiontext format="html"><text>읽어 보세요.</text></questiontext></question>
  <question type="wiris"><name><text>모르는 것</text></name><questiontext format="html"><text>무엇?</text></questiontext></question>
</quiz>
`;
