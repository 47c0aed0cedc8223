/** JSON like a contest's lists, of about this many bytes. */
export function sharedText(bytes) {
  const row = (bookNo) => ({
    bookNo,
    bookName: '토끼전',
    authorName: '작자 미상',
    labels: ['지혜', '판소리계'],
    maxPoint: 100,
  });
  const data = [];
  while (Buffer.byteLength(JSON.stringify(data)) < bytes) data.push(row(1000 + data.length));
  return JSON.stringify({ status: 200, message: 'OK', data });
}
