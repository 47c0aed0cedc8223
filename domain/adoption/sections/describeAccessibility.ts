import type { PackSection } from '../PackDocument.ts';
import { accessibilityLimits } from './accessibilityLimits.ts';

/** What of the standards was tested, and what is known to fall short. */
export function describeAccessibility(): PackSection {
  return {
    key: 'accessibility',
    title: '접근성',
    blocks: [
      {
        kind: 'TEXT',
        text: '한국형 웹 콘텐츠 접근성 지침 2.2(KWCAG 2.2)와 WCAG 2.2의 AA를 목표로 만들고 시험합니다. 스스로 밝히는 내용이며, 웹 접근성 품질인증을 받은 것은 아닙니다.',
      },
      { kind: 'HEADING', text: '시험한 것' },
      {
        kind: 'LIST',
        items: [
          '자동 검사(axe)로 화면마다 WCAG 2.0부터 2.2까지의 A와 AA 규칙을 확인하며, 어긋나면 제품의 시험이 통과하지 않습니다. 선생님 화면도 같습니다.',
          '마우스 없이 키보드만으로 첫 항해, 읽기, 네 가지 미션과 글쓰기, 독서 노트, 수족관, 진단, 선생님 화면을 끝까지 마칩니다.',
          '그림판에 그린 것마다 같은 자리에 같은 이름의 단추나 입력 칸이 있어, 키보드와 화면 낭독기로 그림판의 미션과 수족관을 쓸 수 있습니다.',
          '홈 사이트의 모든 화면에서 글자를 24픽셀과 32픽셀로 키우고, 그림판에서 화면을 50에서 300퍼센트까지 바꾸어도 쓸 수 있는지 확인합니다.',
          '움직임을 줄이는 설정, 운영체제의 고대비(강제 색)를 따르고, 저절로 움직이는 것은 멈출 수 있습니다.',
          '끌어서 하는 일은 모두 눌러서도, 키로도 할 수 있고, 시간을 재어 점수를 주는 일이 없습니다.',
        ],
      },
      { kind: 'HEADING', text: '알고 있는 한계' },
      { kind: 'LIST', items: accessibilityLimits.map(({ text }) => text) },
    ],
  };
}
