import { Banknote, CreditCard } from 'lucide-react'
import { t } from '../texts.ts'
import type { ReactNode } from 'react'
import { css, cx } from '#styled-system/css'

const styles = {
  root: css({
    display: 'flex',
    gap: '3',
    p: '4',
    listStyleType: 'none',
    borderWidth: '1px',
    borderRadius: 'md',
  }),
  root2: css({ borderColor: 'teal', bg: 'teal.mist', color: 'ink' }),
  root3: css({ borderColor: 'line', bg: 'transparent', color: 'ink.faint' }),
  text: css({ flexShrink: '0', pt: '0.5' }),
  text2: css({ fontWeight: 'semibold' }),
  text3: css({ fontSize: 'sm' }),
  root4: css({ display: 'grid', gap: '3' }),
}

type WayProps = { icon: ReactNode; title: string; children: ReactNode; isOpen: boolean }

const Way = ({ icon, title, children, isOpen }: WayProps) => (
  <li className={cx(styles.root, isOpen ? styles.root2 : styles.root3)}>
    <span className={styles.text} aria-hidden>
      {icon}
    </span>
    <div>
      <p className={styles.text2}>{title}</p>
      <p className={styles.text3}>{children}</p>
    </div>
  </li>
)

/** Cash on delivery only; online payment is announced (spec §1). */
export const Payment = () => (
  <ul className={styles.root4}>
    <Way icon={<Banknote size={22} />} title={t('cod')} isOpen>
      {t('codHow')}
    </Way>
    <Way icon={<CreditCard size={22} />} title={t('online')} isOpen={false}>
      {t('soon')}
    </Way>
  </ul>
)
