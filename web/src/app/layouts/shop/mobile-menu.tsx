import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '#app/layouts/texts.ts'
import { IconButton } from '#components/ui/button.tsx'
import { LazyOverlay } from '#components/ui/loading/load-boundary.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { css } from '#styled-system/css'

const Panel = lazyExport(() => import('./mobile-menu-panel.tsx'), 'MobileMenuPanel')

/** Side menu of small screens: the button, and the panel once opened. */
export const MobileMenu = () => {
  const t = useText()
  const { key } = useLocation()
  // Open only on the page where it was opened. Navigation, including Back, closes it.
  const [openedAt, setOpenedAt] = useState<string>()
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpenedAt(key)
  }
  return (
    <div className={css({ display: { lg: 'none' }, ml: '-2' })}>
      <IconButton
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        onPointerEnter={Panel.preload}
        onFocus={Panel.preload}
        onClick={open}
      >
        <Menu aria-hidden size={24} />
      </IconButton>
      {wasOpened && (
        <LazyOverlay isOpen={openedAt === key} onClose={() => setOpenedAt(undefined)}>
          <Panel isOpen={openedAt === key} onClose={() => setOpenedAt(undefined)} />
        </LazyOverlay>
      )}
    </div>
  )
}
