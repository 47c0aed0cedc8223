/** What Korean names are made of, in one text each. */
export const koreanNames = {
  /** First syllables of given names; with nearly each of the second ones a name that somebody in a school has. */
  firsts: `가 건 경 규 기 나 다 도 동 민 미 범 보 상 서 석 선 성 세 소 송 수 승 시 아 연 영 예 우 원 유 윤 은 인 재 정 종 주 준 지 진 찬
  채 태 하 한 해 현 형 혜 호 효 희`,
  seconds: `건 경 규 균 기 나 담 라 람 란 리 린 림 미 민 범 별 빈 상 서 석 선 설 섭 성 솔 수 숙 순 슬 승 식 아 안 연 영 예 옥 온 우 욱 웅
  원 유 윤 율 은 인 자 재 정 주 준 지 진 찬 채 철 태 택 하 한 해 혁 현 형 혜 호 화 환 후 훈 희`,
  /** Family names, the usual ones first. */
  families: `김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 유 전 홍 고 문 양 손 배 백 허 남 심 노 하 곽 성 차 주 우 구 나 민
  진 지 엄 채 원 천 방 공 현 함 변 염 여 추 도 소 석 선 설 마 길 연 위 표 명 기 반 왕 금 옥 육 인 맹 제 모 탁 국 은 편 용 남궁 황보 제갈 선우 독고`,
  /** The usual ones as passports write them. */
  latinFamilies: `kim gim lee i park pak choi choe jung jeong chung kang gang cho jo yoon yun youn jang chang lim im han oh o seo suh shin sin
  kwon gwon hwang ahn song ryu yoo yu you jeon jun hong ko koh moon mun yang son bae baek heo hur nam shim sim noh roh ha kwak sung seong cha joo ju woo koo gu na min
  jin ji eom um chae won chun cheon bang kong gong hyun ham byun yeom yeo choo do so suk sun seol ma gil yeon wi pyo myung ban wang`,
} as const;
