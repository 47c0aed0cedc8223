import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ReaderView } from '../../features/reader/ReaderView.tsx';
import { fetchFonts } from '../fetchFonts.ts';

/** Notes are not part of the text: a book opens without them. */
const loadSentenceNotes = async () => (await import('../../features/note/reader/SentenceNotes.tsx')).SentenceNotes;

export function BookReadPage() {
  const { bookNo = '' } = useParams();
  const [search] = useSearchParams();
  const wanted = Number(search.get('page'));
  // Pages before this one have them already.
  useEffect(() => () => void fetchFonts(), []);
  return (
    <ReaderView
      key={bookNo}
      bookNo={bookNo}
      wantedPageNo={Number.isInteger(wanted) && wanted > 0 ? wanted : null}
      loadSentenceNotes={loadSentenceNotes}
    />
  );
}
