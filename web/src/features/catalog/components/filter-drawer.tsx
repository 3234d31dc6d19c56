import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Drawer } from '../../../components/drawer.tsx'
import { copy } from '../copy.ts'
import type { ReactNode } from 'react'

type FilterDrawerProps = { total: number | undefined; activeCount: number; children: ReactNode }

/** The filters of small screens: a button, and a panel that slides in (spec §2). */
export const FilterDrawer = ({ total, activeCount, children }: FilterDrawerProps) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="outline"
        px="4"
        whiteSpace="nowrap"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden size={18} />
        {activeCount > 0 ? copy('filtersInUse', { count: activeCount }) : copy('filters')}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title={copy('filters')}
        closeLabel={copy('closeFilters')}
        side="left"
        width="narrow"
        footer={
          <Button wide onClick={close}>
            {total === undefined ? copy('showProducts') : copy('showCount', { count: total })}
          </Button>
        }
      >
        {children}
      </Drawer>
    </>
  )
}
