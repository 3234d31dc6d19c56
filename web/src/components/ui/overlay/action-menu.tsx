import { EllipsisVertical } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { whenIdle } from '#lib/browser/when-idle.ts'
import { Button, IconButton } from '../button.tsx'
import { LazyOverlay } from '../loading/load-boundary.tsx'
import type { KeyboardEvent, ReactNode } from 'react'
import type { MenuAction, MenuListProps } from './menu-list.tsx'
import { css } from '#styled-system/css'

const styles = {
  iconButton: css({ boxSize: { base: 'tap', lg: 'tap.sm' } }),
}

/** Loaded when the page has come to rest, and mounted when it is opened: a long table has one in each row. */
const MenuList = lazyExport(() => import('./menu-list.tsx'), 'MenuList')

type ActionMenuProps = {
  label: string
  actions: readonly MenuAction[]
  /** What the button shows instead of three dots. */
  children?: ReactNode
  /** Where it opens if there is room, if not below and to the left. */
  side?: MenuListProps['side']
  isDisabled?: boolean
}

type Opened = { at: MenuListProps['at'] }

/** The item that a key opens a menu at (ARIA menu button pattern). */
const OPENING_KEYS: Partial<Record<string, 'first' | 'last'>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/** Actions that are seldom needed, behind three dots. */
export const ActionMenu = (props: ActionMenuProps) => {
  const { label, actions, children, side = 'below', isDisabled = false } = props
  const [opened, setOpened] = useState<Opened>()
  const id = useId()
  useEffect(() => whenIdle(MenuList.preload), [])
  const close = () => setOpened(undefined)

  const trigger = {
    id,
    'aria-label': label,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': opened !== undefined,
    disabled: isDisabled,
    onPointerEnter: MenuList.preload,
    onFocus: MenuList.preload,
    // A click without a pointer is a press on a key.
    onClick: ({ detail }: { detail: number }) =>
      opened ? close() : setOpened({ at: detail === 0 ? 'first' : undefined }),
    onKeyDown: (event: KeyboardEvent) => {
      const at = OPENING_KEYS[event.key]
      if (!at) return
      event.preventDefault()
      setOpened({ at })
    },
  }

  return (
    <>
      {children ? (
        <Button variant="outline" size="sm" {...trigger}>
          {children}
        </Button>
      ) : (
        <IconButton className={styles.iconButton} {...trigger}>
          <EllipsisVertical aria-hidden size={18} />
        </IconButton>
      )}
      {opened && (
        <LazyOverlay isOpen onClose={close}>
          <MenuList triggerId={id} {...{ label, actions, side }} at={opened.at} onClose={close} />
        </LazyOverlay>
      )}
    </>
  )
}
