import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { devicePath } from '../../config/devicePath.ts';
import { keptBooks } from '../../lib/kept-books/keptBooks.ts';
import { deviceStore } from '../../lib/persisted/DeviceStore.ts';
import { useAccount } from '../../lib/services/ServicesContext.ts';
import { TitleText } from '../book/TitleText.tsx';
import styles from './DeviceBooks.module.css';
import { deviceBooksWords } from './deviceBooksWords.ts';

/** Which books are on this device, as the way to them; nothing where there are none. */
export function DeviceBooks() {
  const accountNo = useAccount()?.accountNo ?? null;
  const { pathname, search } = useLocation();
  const [names, setNames] = useState<readonly string[]>([]);

  useEffect(() => {
    if (accountNo === null) return;
    let current = true;
    void keptBooks(deviceStore(), accountNo)
      .all()
      .then((books) => current && setNames(books.map(({ book }) => book.bookName)));
    return () => {
      current = false;
      setNames([]);
    };
  }, [accountNo]);

  if (pathname + search === devicePath) return null;
  const words = deviceBooksWords(names);
  return (
    words && (
      <Link className={styles.link} to={devicePath}>
        <TitleText>{words}</TitleText>
      </Link>
    )
  );
}
