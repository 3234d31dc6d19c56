import { MAX_DUE } from '@bartan/contract/grievances/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { LogOut } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { groupDigits, upTo } from '@bartan/contract/reasons/group-digits'
import { useSpecText } from '#i18n/texts.ts'
import { grievanceCountsQuery } from '#features/admin-grievances/grievance-calls.ts'
import { orderCountsQuery } from '#features/admin-orders/api/order-queries.ts'
import { endSession } from '#lib/session/account-session.ts'
import { useUser } from '#lib/session/session.ts'
import { useText } from '#app/routes/admin/texts.ts'
import { linksOf } from './admin-links.ts'
import { LanguageLink } from '#app/layouts/language-link.tsx'
import { css } from '#styled-system/css'

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  // Closer together on a computer, so that nearly all links are visible.
  minH: { base: 'tap', lg: 'tap.sm' },
  px: '3',
  fontWeight: 'medium',
  textAlign: 'left',
  borderRadius: 'md',
  transition: 'quick',
  _hover: { bg: 'white/8' },
  _focusVisible: { outlineColor: 'saffron', boxShadow: 'none' },
} as const

const styles = {
  entry: css(entry),
  pageLink: css({ ...entry, _currentPage: { bg: 'white/14', color: 'saffron' } }),
  count: css({
    ml: 'auto',
    px: '2',
    minW: '6',
    fontSize: 'sm',
    fontWeight: 'semibold',
    textAlign: 'center',
    color: 'ink',
    bg: 'saffron',
    borderRadius: 'full',
  }),
  column: css({ display: 'flex', flexDirection: 'column', gap: '4', flex: '1', h: 'full' }),
  nav: css({ display: 'grid', gap: { base: '4', lg: '3' } }),
  group: css({ display: 'grid', gap: { base: '1', lg: '0.5' } }),
  groupName: css({ px: '3', fontSize: 'xs', fontWeight: 'semibold', color: 'night.faint' }),
  account: css({ mt: 'auto', pt: '3', borderTopWidth: '1px', borderColor: 'white/16' }),
  name: css({ px: '3', pb: '1', fontSize: 'sm', color: 'night.soft', overflowWrap: 'anywhere' }),
}

type WaitingProps = { shown: string; text: string }

/** Number of waiting items beside a link; hidden at zero. */
const Waiting = ({ shown, text: said }: WaitingProps) =>
  shown !== '0' && (
    <>
      {' '}
      <span className={styles.count} aria-hidden>
        {shown}
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </>
  )

const OpenReturns = () => {
  const t = useText()
  const { returnsOpen = 0 } = useQuery(orderCountsQuery()).data ?? {}
  return (
    <Waiting shown={groupDigits(returnsOpen)} text={t('returnsOpen', { count: returnsOpen })} />
  )
}

const DueGrievances = () => {
  const t = useText()
  const { due = 0, overdue = 0 } = useQuery(grievanceCountsQuery()).data ?? {}
  const count = due + overdue
  const shown = upTo(MAX_DUE, count)
  return <Waiting shown={shown} text={t('grievancesDue', { count, shown })} />
}

const isCurrent = (to: string, pathname: string, isExact: boolean) =>
  pathname === to || (!isExact && pathname.startsWith(`${to}/`))

export const AdminSidebar = ({ onChosen }: { onChosen?: () => void }) => {
  const text = useSpecText()
  const t = useText()
  const user = useUser()
  const { pathname } = useLocation()
  const groups = linksOf(user?.role ?? 'customer')
  const nav = useRef<HTMLElement>(null)
  // The current link may be below the edge of a low screen.
  useEffect(() => {
    // Some browsers return a promise, which React would take for a clean-up function.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div className={styles.column}>
      <nav className={styles.nav} ref={nav} aria-label={t('admin')}>
        {groups.map(({ group, links }) => (
          <div className={styles.group} key={group}>
            <p className={styles.groupName}>{t(group)}</p>
            {links.map(({ id, to, Icon, ...rest }) => (
              <Link
                className={styles.pageLink}
                key={id}
                to={to}
                aria-current={isCurrent(to, pathname, 'isExact' in rest) ? 'page' : undefined}
                onClick={onChosen}
              >
                <Icon aria-hidden size={20} strokeWidth={1.75} />
                {t(id)}
                {id === 'returns' && <OpenReturns />}
                {id === 'grievances' && <DueGrievances />}
              </Link>
            ))}
          </div>
        ))}
      </nav>
      <div className={styles.account}>
        {user && <p className={styles.name}>{user.name}</p>}
        <LanguageLink className={styles.entry} forAdmins />
        <button className={styles.entry} type="button" onClick={() => void endSession()}>
          <LogOut aria-hidden size={20} strokeWidth={1.75} />
          {text('logout')}
        </button>
      </div>
    </div>
  )
}
