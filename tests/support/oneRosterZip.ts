import { strToU8, zipSync } from 'fflate';

/** Files of a set by their lines, in a zip. */
export function oneRosterZip(files: Readonly<Record<string, readonly string[]>>): Uint8Array {
  const texts = Object.entries(files).map(([name, lines]) => [`${name}.csv`, strToU8(lines.join('\r\n'))] as const);
  return zipSync(Object.fromEntries(texts));
}

const USERS =
  'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password';

interface SomePupil {
  id: string;
  family: string;
  given: string;
  classId: string;
  birthday: string;
  status?: string;
}

/** A school of another system: a parent for each child, one teacher, two classes of the third grade. */
export function schoolSet(pupils: readonly SomePupil[], more: Record<string, readonly string[]> = {}) {
  const date = (status: string | undefined) => (status === undefined ? ',' : `${status},2026-11-01T00:00:00.000Z`);
  return {
    manifest: [
      'propertyName,value',
      'manifest.version,1.0',
      'oneroster.version,1.2',
      `file.users,${pupils.some(({ status }) => status) ? 'delta' : 'bulk'}`,
    ],
    users: [
      USERS,
      ...pupils.flatMap(({ id, family, given, status }, index) => [
        `${id},${date(status)},true,x${id},,${given},${family},,,child@other.kr,010-9999-0000,,p${id},03,secret`,
        `p${id},${date(status && 'active')},true,y${id},,보호,자,,,,010-1234-${1000 + index},,,,`,
      ]),
      't1,,,true,yun,,선생,윤,,,yun@other.kr,,,,,',
    ],
    roles: [
      'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
      ...pupils.flatMap(({ id }) => [`r${id},,,${id},primary,student,,,o1,`, `rp${id},,,p${id},primary,parent,,,o1,`]),
      'rt,,,t1,primary,teacher,,,o1,',
    ],
    classes: [
      'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
      'c1,,,3학년 1반,03,k,,homeroom,,o1,y26,,,',
      'c2,,,3학년 2반,03,k,,homeroom,,o1,y26,,,',
    ],
    academicSessions: [
      'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear',
      'y26,,,2026학년도,term,2026-03-01,2027-02-28,,2027',
    ],
    enrollments: [
      'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
      ...pupils.map(({ id, classId }) => `e${id},,,${classId},o1,${id},student,false,,`),
      'et,,,c1,o1,t1,teacher,true,,',
    ],
    demographics: [
      'sourcedId,status,dateLastModified,birthDate,sex',
      ...pupils.map(({ id, birthday }) => `${id},,,${birthday},female`),
    ],
    ...more,
  };
}
