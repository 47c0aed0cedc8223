const OPTIONS = ['등대', '숲속', '들판', '우물'] as const;

/** An assessment as Canvas exports it. */
export const canvasQti = `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/ims_qtiasiv1p2 http://www.imsglobal.org/xsd/ims_qtiasiv1p2p1.xsd">
  <assessment ident="g1" title="고래 퀴즈">
    <qtimetadata><qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel><fieldentry>1</fieldentry></qtimetadatafield></qtimetadata>
    <section ident="root_section">
      <item ident="c1" title="Question">
        <itemmetadata><qtimetadata>
          <qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>multiple_choice_question</fieldentry></qtimetadatafield>
          <qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>1.0</fieldentry></qtimetadatafield>
        </qtimetadata></itemmetadata>
        <presentation>
          <material><mattext texttype="text/html">&lt;div&gt;&lt;p&gt;고래는&amp;nbsp;어디로 갔나요?&lt;/p&gt;&lt;/div&gt;</mattext></material>
          <response_lid ident="response1" rcardinality="Single"><render_choice>
            ${OPTIONS.map((text, no) => `<response_label ident="${100 + no}"><material><mattext texttype="text/plain">${text}</mattext></material></response_label>`).join('\n            ')}
          </render_choice></response_lid>
        </presentation>
        <resprocessing>
          <outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
          <respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>
          <respcondition continue="No"><conditionvar><varequal respident="response1">101</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>
        </resprocessing>
        <itemfeedback ident="general_fb"><flow_mat><material><mattext texttype="text/html">&lt;p&gt;숲속으로 갔다고 3쪽에 적혀 있어요.&lt;/p&gt;</mattext></material></flow_mat></itemfeedback>
        <itemfeedback ident="100_fb"><flow_mat><material><mattext texttype="text/html">&lt;p&gt;아니에요&lt;/p&gt;</mattext></material></flow_mat></itemfeedback>
      </item>
      <item ident="c2" title="Question">
        <itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>true_false_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
        <presentation>
          <material><mattext texttype="text/html">고래는 바다에서만 살아요.</mattext></material>
          <response_lid ident="response1" rcardinality="Single"><render_choice>
            <response_label ident="1"><material><mattext texttype="text/plain">True</mattext></material></response_label>
            <response_label ident="2"><material><mattext texttype="text/plain">False</mattext></material></response_label>
          </render_choice></response_lid>
        </presentation>
        <resprocessing><respcondition continue="No"><conditionvar><varequal respident="response1">2</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing>
      </item>
      <item ident="c3" title="모두">
        <itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>multiple_answers_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
        <presentation>
          <material><mattext texttype="text/html">모두 골라 보세요, 무엇인가요?</mattext></material>
          <response_lid ident="response1" rcardinality="Multiple"><render_choice>
            ${OPTIONS.map((text, no) => `<response_label ident="${no}"><material><mattext>${text}</mattext></material></response_label>`).join('')}
          </render_choice></response_lid>
        </presentation>
        <resprocessing><respcondition continue="No"><conditionvar><and><varequal respident="response1">0</varequal><varequal respident="response1">1</varequal><not><varequal respident="response1">2</varequal></not><not><varequal respident="response1">3</varequal></not></and></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing>
      </item>
      <item ident="c4" title="느낌"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>essay_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
        <presentation><material><mattext>느낌을 써 보세요.</mattext></material><response_str ident="response1" rcardinality="Single"><render_fib/></response_str></presentation></item>
      <item ident="c5" title="짝"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>matching_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
        <presentation><material><mattext>이어 보세요.</mattext></material><response_lid ident="a"/><response_lid ident="b"/></presentation></item>
      <item ident="c6" title="그림"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>multiple_choice_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
        <presentation><material><mattext texttype="text/html">&lt;img src="$IMS-CC-FILEBASE$/whale.png"&gt; 무엇인가요?</mattext></material><response_lid ident="response1" rcardinality="Single"/></presentation></item>
    </section>
  </assessment>
</questestinterop>
`;

/** \`assessment_meta.xml\` beside it. */
export const canvasMeta =
  '<?xml version="1.0" encoding="UTF-8"?><quiz identifier="g1" xmlns="http://canvas.instructure.com/xsd/cccv1p0"><title>고래</title></quiz>';

export const manifest =
  '<?xml version="1.0" encoding="UTF-8"?><manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"><resources/></manifest>';

/** A pool as Blackboard exports it, a \`.dat\` of its own shape. */
export const blackboardQti = `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop><assessment title="고래"><section>
<item maxattempts="0">
  <itemmetadata><bbmd_asi_object_id>_1_1</bbmd_asi_object_id><bbmd_questiontype>Multiple Choice</bbmd_questiontype></itemmetadata>
  <presentation><flow class="Block">
    <flow class="QUESTION_BLOCK"><flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">&lt;p&gt;고래는 어디로 갔나요?&lt;/p&gt;</mat_formattedtext></mat_extension></material></flow></flow>
    <flow class="RESPONSE_BLOCK"><response_lid ident="response" rcardinality="Single" rtiming="No"><render_choice shuffle="No" minnumber="0" maxnumber="0">
      ${OPTIONS.map((text, no) => `<flow_label class="Block"><response_label ident="opt${no}" shuffle="Yes" rarea="Ellipse" rrange="Exact"><flow_mat class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">&lt;p&gt;${text}&lt;/p&gt;</mat_formattedtext></mat_extension></material></flow_mat></response_label></flow_label>`).join('\n      ')}
    </render_choice></response_lid></flow>
  </flow></presentation>
  <resprocessing scoremodel="SumOfScores">
    <outcomes><decvar varname="SCORE" vartype="Decimal" defaultval="0" minvalue="0" maxvalue="10.0"/></outcomes>
    <respcondition title="correct"><conditionvar><varequal respident="response" case="No">opt3</varequal></conditionvar><setvar variablename="SCORE" action="Set">SCORE.max</setvar><displayfeedback linkrefid="correct" feedbacktype="Response"/></respcondition>
    <respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar variablename="SCORE" action="Set">0</setvar><displayfeedback linkrefid="incorrect" feedbacktype="Response"/></respcondition>
    ${OPTIONS.map((_, no) => `<respcondition><conditionvar><varequal respident="opt${no}" case="No"/></conditionvar><setvar variablename="SCORE" action="Set">0</setvar><displayfeedback linkrefid="opt${no}" feedbacktype="Response"/></respcondition>`).join('\n    ')}
  </resprocessing>
  <itemfeedback ident="correct" view="All"><flow_mat class="Block"><flow_mat class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">우물로 갔다고 4쪽에 적혀 있어요.</mat_formattedtext></mat_extension></material></flow_mat></flow_mat></itemfeedback>
  <itemfeedback ident="incorrect" view="All"><flow_mat class="Block"><flow_mat class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">우물로 갔다고 4쪽에 적혀 있어요.</mat_formattedtext></mat_extension></material></flow_mat></flow_mat></itemfeedback>
</item>
<item><itemmetadata><bbmd_questiontype>Matching</bbmd_questiontype></itemmetadata><presentation><flow class="Block"><material><mattext>이어 보세요.</mattext></material><response_lid ident="a"/></flow></presentation></item>
<item><itemmetadata><bbmd_questiontype>Essay</bbmd_questiontype></itemmetadata><presentation><flow class="Block"><material><mattext>써 보세요.</mattext></material><response_str ident="r"/></flow></presentation></item>
</section></assessment></questestinterop>
`;

/** A question database of the old kind, with a DTD that nobody loads and points added up. */
export const oldQti = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2.dtd">
<questestinterop>
  <item ident="QUE_1" title="고래">
    <presentation>
      <material><mattext texttype="text/html"><![CDATA[<p>고래는 <i>어디</i>로 갔나요?</p>]]></mattext></material>
      <response_lid ident="QUE_1_RL"><render_choice>
        ${OPTIONS.map((text, no) => `<response_label ident="QUE_1_A${no}"><material><mattext texttype="text/html"><![CDATA[<p>${text}&nbsp;</p>]]></mattext></material></response_label>`).join('\n        ')}
      </render_choice></response_lid>
    </presentation>
    <resprocessing>
      <outcomes><decvar/></outcomes>
      ${OPTIONS.map((_, no) => `<respcondition><conditionvar><varequal respident="QUE_1_RL">QUE_1_A${no}</varequal></conditionvar><setvar varname="que_score" action="Add">${no === 2 ? 1 : 0}</setvar></respcondition>`).join('\n      ')}
    </resprocessing>
  </item>
  <item ident="QUE_2" title="나눈 점수">
    <presentation>
      <material><mattext>고래는 어디로 갔나요, 다시?</mattext></material>
      <response_lid ident="R"><render_choice>${OPTIONS.map((text, no) => `<response_label ident="A${no}"><material><mattext>${text}</mattext></material></response_label>`).join('')}</render_choice></response_lid>
    </presentation>
    <resprocessing>
      <respcondition><conditionvar><varequal respident="R">A0</varequal></conditionvar><setvar action="Set">100</setvar></respcondition>
      <respcondition><conditionvar><varequal respident="R">A1</varequal></conditionvar><setvar action="Set">50</setvar></respcondition>
    </resprocessing>
  </item>
</questestinterop>
`;
