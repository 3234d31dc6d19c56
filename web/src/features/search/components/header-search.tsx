import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LazyOverlay } from '#components/ui/loading/load-boundary.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { css } from '#styled-system/css'
import { EarlyField } from './early-field.tsx'

/** On a narrow phone with an admin's icon there is no room for the whole word. */
const TIGHT = '@container (max-width: 68px)'

const styles = {
  root: css({
    display: 'flex',
    alignItems: 'center',
    position: { base: 'absolute', xl: 'static' },
    inset: '0',
    zIndex: 'raised',
    px: { base: '4', md: '6', xl: '0' },
    flex: { xl: '1' },
    minH: 'tap',
    bg: 'ground',
    animation: 'fadeIn {durations.normal}',
  }),
  // As wide as possible, up to the width of the open field.
  pill: css({
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    flex: '1',
    ml: { base: '1', md: '0' },
    minW: 'tap',
    minH: 'tap',
    containerType: 'inline-size',
    px: { base: '2', md: '4' },
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'medium',
    transition: 'quick',
    '& svg': { flexShrink: '0', color: 'teal', [TIGHT]: { mx: 'auto' } },
    _hover: { borderColor: 'teal' },
    _focusVisible: { borderRadius: 'full' },
  }),
  word: css({ [TIGHT]: { srOnly: true } }),
  example: css({ display: { base: 'none', md: 'inline' }, color: 'ink.soft', truncate: true }),
}

/** Loaded at the first interaction, because most visitors never search. */
const SearchBox = lazyExport(() => import('./search-box.tsx'), 'SearchBox')

/** `example` holds sample search words, where there is room. Passed in, because the feature's texts load later. */
type HeaderSearchProps = { label: string; example: string }

/**
 * A search icon with its name that expands into an input (spec §2): over the whole header on narrow screens, else in
 * line.
 */
export const HeaderSearch = ({ label, example }: HeaderSearchProps) => {
  const [isOpen, setOpen] = useState(false)
  const [early, setEarly] = useState('')
  const icon = useRef<HTMLButtonElement>(null)
  const close = () => {
    // The icon must be rendered before it can take the focus.
    flushSync(() => {
      setOpen(false)
      setEarly('')
    })
    icon.current?.focus()
  }
  if (!isOpen)
    return (
      <button
        className={styles.pill}
        type="button"
        ref={icon}
        aria-expanded={false}
        data-opens-field
        onPointerEnter={SearchBox.preload}
        onFocus={SearchBox.preload}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden size={18} />
        <span className={styles.word}>{label}</span>
        <span className={styles.example} aria-hidden>
          {example}
        </span>
      </button>
    )
  return (
    <div
      className={styles.root}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is unknown to browsers of 2022
      role="search"
    >
      <LazyOverlay
        isOpen
        onClose={close}
        loading={<EarlyField label={label} text={early} onType={setEarly} onClose={close} />}
      >
        <SearchBox early={early} onClose={close} />
      </LazyOverlay>
    </div>
  )
}
