import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '#components/ui/button.tsx'
import { LazyOverlay } from '#components/ui/loading/load-boundary.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { t } from '../texts.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({
    display: 'flex',
    alignItems: 'center',
    position: { base: 'absolute', xl: 'static' },
    inset: '0',
    zIndex: 'raised',
    px: { base: '4', md: '6', xl: '0' },
    w: { xl: '400px' },
    minH: 'tap',
    bg: 'ground',
  }),
}

/** Loaded at the first sign of interest: most visitors never search. */
const SearchBox = lazyExport(() => import('./search-box.tsx'), 'SearchBox')

/** A search icon that expands into an input (spec §2): over the whole header if that is narrow, else in line. */
export const HeaderSearch = () => {
  const [isOpen, setOpen] = useState(false)
  const icon = useRef<HTMLButtonElement>(null)
  const close = () => {
    // The icon must be back in the page before it can take the focus.
    flushSync(() => setOpen(false))
    icon.current?.focus()
  }
  if (!isOpen)
    return (
      <IconButton
        ref={icon}
        aria-label={t('search')}
        aria-expanded={false}
        onPointerEnter={SearchBox.preload}
        onFocus={SearchBox.preload}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden size={22} />
      </IconButton>
    )
  return (
    <div
      className={styles.root}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is unknown to browsers of 2022
      role="search"
    >
      <LazyOverlay isOpen onClose={close}>
        <SearchBox onClose={close} />
      </LazyOverlay>
    </div>
  )
}
