import { ListFilter } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#components/ui/elements.tsx'
import { LazyOverlay } from '#components/ui/loading/load-boundary.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

/** Loaded at the first interaction: wide screens show the filters beside the list. */
const Drawer = lazyExport(() => import('#components/ui/overlay/drawer.tsx'), 'Drawer')

type FilterDrawerProps = { total: number | undefined; activeCount: number; children: ReactNode }

/** Filters on small screens: a button and a drawer (spec §2). */
export const FilterDrawer = ({ total, activeCount, children }: FilterDrawerProps) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        className={css({ px: '4', whiteSpace: 'nowrap' })}
        variant="outline"
        aria-haspopup="dialog"
        onPointerEnter={Drawer.preload}
        onFocus={Drawer.preload}
        onClick={() => setOpen(true)}
      >
        <ListFilter aria-hidden size={18} />
        {activeCount > 0 ? t('filtersInUse', { count: activeCount }) : t('filters')}
      </Button>
      {wasOpened && (
        <LazyOverlay isOpen={isOpen} onClose={close}>
          <Drawer
            isOpen={isOpen}
            onClose={close}
            title={t('filters')}
            closeLabel={t('closeFilters')}
            side="left"
            width="narrow"
            footer={
              <Button wide onClick={close}>
                {total === undefined ? t('showProducts') : t('showCount', { count: total })}
              </Button>
            }
          >
            {children}
          </Drawer>
        </LazyOverlay>
      )}
    </>
  )
}
