import { IconShoppingCart } from '@tabler/icons-react';
import { useT } from '@tintory/i18n';
import { useCart } from '@tintory/print-ui';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './ways.module.css';

/** Link to the cart; hidden while it is empty. */
export function CartLink() {
  const t = useT('print');
  const { pieces } = useCart();
  if (pieces === 0) return null;
  return (
    <Link className={styles['way']} to={paths.printCart.href()}>
      <IconShoppingCart size={20} stroke={1.75} aria-hidden="true" />
      {t('print:cart', { count: pieces })}
    </Link>
  );
}
