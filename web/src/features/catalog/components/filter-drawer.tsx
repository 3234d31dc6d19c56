import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Drawer } from '../../../components/drawer.tsx'
import type { ReactNode } from 'react'

type FilterDrawerProps = { total: number | undefined; activeCount: number; children: ReactNode }

/** The filters of small screens: a button, and a panel that slides in (spec §2). */
export const FilterDrawer = ({ total, activeCount, children }: FilterDrawerProps) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" px="4" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden size={18} />
        Filters{activeCount > 0 && ` (${activeCount})`}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title="Filters"
        closeLabel="Close filters"
        side="left"
        width="narrow"
        footer={
          <Button wide onClick={close}>
            {total === undefined ? 'Show products' : `Show ${total} products`}
          </Button>
        }
      >
        {children}
      </Drawer>
    </>
  )
}
