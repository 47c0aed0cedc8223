/** Columns of the files that are written, in the order of the OneRoster 1.2 CSV binding. */
export const oneRosterHeaders = {
  academicSessions: words('sourcedId status dateLastModified title type startDate endDate parentSourcedId schoolYear'),
  classes: words(
    'sourcedId status dateLastModified title grades courseSourcedId classCode classType location schoolSourcedId termSourcedIds subjects subjectCodes periods',
  ),
  courses: words(
    'sourcedId status dateLastModified schoolYearSourcedId title courseCode grades orgSourcedId subjects subjectCodes',
  ),
  enrollments: words(
    'sourcedId status dateLastModified classSourcedId schoolSourcedId userSourcedId role primary beginDate endDate',
  ),
  orgs: words('sourcedId status dateLastModified name type identifier parentSourcedId'),
  roles: words(
    'sourcedId status dateLastModified userSourcedId roleType role beginDate endDate orgSourcedId userProfileSourcedId',
  ),
  users: words(
    'sourcedId status dateLastModified enabledUser username userIds givenName familyName middleName identifier email sms phone agentSourcedIds grades password userMasterIdentifier preferredGivenName preferredMiddleName preferredFamilyName primaryOrgSourcedId pronouns',
  ),
} as const;
export type WrittenFile = keyof typeof oneRosterHeaders;

/** Files that a manifest of 1.2 names, in its order. */
export const manifestFiles = words(
  'academicSessions categories classes classResources courses courseResources demographics enrollments lineItemLearningObjectiveIds lineItems lineItemScoreScales orgs resources resultLearningObjectiveIds results resultScoreScales roles scoreScales userProfiles userResources users',
);

/** How our own files are recognised. */
export const OWN_SYSTEM = { name: 'Chaekbada', code: 'chaekbada' } as const;

function words(text: string): readonly string[] {
  return text.split(' ');
}
