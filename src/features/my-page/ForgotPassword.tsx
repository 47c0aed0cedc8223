import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './ForgotPassword.module.css';

/** Under every field of my page that asks for the present password: the way to a new one, by mail. */
export function ForgotPassword() {
  return (
    <Link className={styles.link} to={paths.findReset.getHref()}>
      비밀번호를 잊었어요
    </Link>
  );
}
