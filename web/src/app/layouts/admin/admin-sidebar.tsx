import { MAX_DUE } from '@bartan/contract/grievances/rules'
import { groupDigits, upTo } from '@bartan/contract/reasons/group-digits'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, LogOut } from 'lucide-react'
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { LanguageLink } from '#app/layouts/language-link.tsx'
import { useText } from '#app/routes/admin/texts.ts'
import { VisuallyHidden } from '#components/ui/elements.tsx'
import { grievanceCountsQuery } from '#features/admin-grievances/grievance-calls.ts'
import { orderCountsQuery } from '#features/admin-orders/api/order-queries.ts'
import { useSpecText } from '#i18n/texts.ts'
import { endSession } from '#lib/session/account-session.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { flex, grid } from '#styled-system/patterns'
import { isShown, menuOf, type MenuEntry, type MenuLink } from './admin-links.ts'
import { MenuSearch } from './menu-search.tsx'

const pressable = {
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
  entry: css(pressable),
  pageLink: css({ ...pressable, _currentPage: { bg: 'white/14', color: 'saffron' } }),
  unfold: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    w: 'tap',
    minH: { base: 'tap', lg: 'tap.sm' },
    color: 'night.soft',
    borderRadius: 'md',
    _hover: { bg: 'white/8' },
    _focusVisible: { outlineColor: 'saffron', boxShadow: 'none' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  }),
  inner: css({ ml: '4', pl: '1', borderLeftWidth: '1px', borderColor: 'white/16' }),
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
  column: flex({ direction: 'column', gap: '4', flex: '1', h: 'full' }),
  account: css({ mt: 'auto', pt: '3', borderTopWidth: '1px', borderColor: 'white/16' }),
  name: css({ px: '3', pb: '1', fontSize: 'sm', color: 'night.soft', overflowWrap: 'anywhere' }),
}

/** Number of waiting items beside a link; hidden at zero. */
const Waiting = ({ shown, text: said }: { shown: string; text: string }) =>
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

/** What waits on an inner page shows at its entry while that is closed. */
const WAITING: Partial<Record<string, () => ReactNode>> = {
  returns: () => <OpenReturns />,
  grievances: () => <DueGrievances />,
}

type OnChosen = { onChosen: (() => void) | undefined }
type PageLinkProps = OnChosen & { link: MenuLink; isCurrent: boolean; children?: ReactNode }

const PageLink = ({ link: { id, to, Icon }, isCurrent, onChosen, children }: PageLinkProps) => {
  const t = useText()
  return (
    <Link
      className={styles.pageLink}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChosen}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      {t(id)}
      {WAITING[id]?.()}
      {children}
    </Link>
  )
}

/** An entry of the menu. Its inner pages show while one of them or its own is shown, or on request. */
const Entry = ({ entry, onChosen }: OnChosen & { entry: MenuEntry }) => {
  const t = useText()
  const { pathname } = useLocation()
  const [isUnfolded, setUnfolded] = useState(false)
  const { id, inner = [] } = entry
  const shown = [...inner, entry].find((link) => isShown(link, pathname))
  const isOpen = inner.length > 0 && (isUnfolded || shown !== undefined)
  return (
    <>
      <div className={css({ display: 'flex', alignItems: 'center' })}>
        <PageLink link={entry} isCurrent={shown === entry} onChosen={onChosen}>
          {!isOpen &&
            inner.map((link) => <Fragment key={link.id}>{WAITING[link.id]?.()}</Fragment>)}
        </PageLink>
        {inner.length > 0 && !shown && (
          <button
            className={styles.unfold}
            type="button"
            aria-label={t('pagesOf', { name: t(id) })}
            aria-expanded={isOpen}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <ChevronDown aria-hidden size={18} />
          </button>
        )}
      </div>
      {isOpen && (
        <div className={styles.inner}>
          {inner.map((link) => (
            <PageLink key={link.id} link={link} isCurrent={shown === link} onChosen={onChosen} />
          ))}
        </div>
      )}
    </>
  )
}

export const AdminSidebar = ({ onChosen }: { onChosen?: () => void }) => {
  const text = useSpecText()
  const t = useText()
  const user = useUser()
  const role = user?.role ?? 'customer'
  const [words, setWords] = useState('')
  const nav = useRef<HTMLElement>(null)
  // The current link may be below the edge of a low screen.
  useEffect(() => {
    // Some browsers return a promise, which React would take for a clean-up function.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const leave = () => {
    setWords('')
    onChosen?.()
  }
  return (
    <div className={styles.column}>
      {role === 'admin' && <MenuSearch words={words} onType={setWords} onChosen={leave} />}
      {words.trim() === '' && (
        <nav className={grid({ gap: { base: '1', lg: '0.5' } })} ref={nav} aria-label={t('admin')}>
          {menuOf(role).map((entry) => (
            <Entry key={entry.id} entry={entry} onChosen={onChosen} />
          ))}
        </nav>
      )}
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
