import { Banknote, CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  way: css({
    display: 'flex',
    gap: '3',
    p: '4',
    listStyleType: 'none',
    borderWidth: '1px',
    borderRadius: 'md',
  }),
  openWay: css({ borderColor: 'teal', bg: 'teal.mist', color: 'ink' }),
  closedWay: css({ borderColor: 'line', bg: 'transparent', color: 'ink.faint' }),
}

type WayProps = { icon: ReactNode; title: string; children: ReactNode; isOpen: boolean }

const Way = ({ icon, title, children, isOpen }: WayProps) => (
  <li className={cx(styles.way, isOpen ? styles.openWay : styles.closedWay)}>
    <span className={css({ flexShrink: '0', pt: '0.5' })} aria-hidden>
      {icon}
    </span>
    <div>
      <p className={css({ fontWeight: 'semibold' })}>{title}</p>
      <p className={css({ fontSize: 'sm' })}>{children}</p>
    </div>
  </li>
)

/** Payment methods: cash on delivery only; online payment is announced (spec §1). */
export const Payment = () => {
  const t = useText()
  return (
    <ul className={grid({ gap: '3' })}>
      <Way icon={<Banknote size={22} />} title={t('cod')} isOpen>
        {t('codHow')}
      </Way>
      <Way icon={<CreditCard size={22} />} title={t('online')} isOpen={false}>
        {t('soon')}
      </Way>
    </ul>
  )
}
