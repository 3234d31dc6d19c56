import { chakra } from '@chakra-ui/react/styled-system'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Drawer } from '../../../components/drawer.tsx'
import { useMediaQuery } from '../use-media-query.ts'
import type { ReactNode } from 'react'

type FilterSidebarProps = { total: number | undefined; activeCount: number; children: ReactNode }

/** Where the sidebar has room to stand; the theme's breakpoint `lg`. */
const WIDE = '(min-width: 1024px)'

/** The filters: beside the grid, or sliding in on small screens (spec §2). Never both, so each control is there once. */
export const FilterSidebar = ({ total, activeCount, children }: FilterSidebarProps) => {
  const [isOpen, setOpen] = useState(false)
  const isWide = useMediaQuery(WIDE)
  const close = () => setOpen(false)
  if (isWide)
    return (
      <chakra.aside aria-label="Filters" w="232px" flexShrink="0">
        {children}
      </chakra.aside>
    )
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        minH="tap"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
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
