import { EllipsisVertical } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../button.tsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { css, cva, cx } from '#styled-system/css'

const item = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: 'tap',
    px: '4',
    fontSize: 'sm',
    fontWeight: 'medium',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    _hover: { bg: 'teal.mist' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  variants: { tone: { plain: {}, danger: { color: 'danger', _hover: { bg: 'danger.tint' } } } },
})

const overlay = cva({
  variants: {
    side: {
      below: { right: '0', top: 'calc(100% + 4px)' },
      above: { right: '0', bottom: 'calc(100% + 4px)' },
      start: { left: '0', top: 'calc(100% + 4px)' },
    },
  },
})

const styles = {
  root: css({ position: 'relative', display: 'inline-block' }),
  iconButton: css({ boxSize: { base: 'tap', lg: 'tap.sm' } }),
  overlay: css({
    position: 'absolute',
    zIndex: 'popover',
    minW: '180px',
    py: '1',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'md',
    boxShadow: 'lg',
  }),
}

/** Beyond the right edge, where the page would grow by it, it opens the other way. */
const keepWithinPage = (menu: HTMLElement | null): void => {
  if (!menu || menu.getBoundingClientRect().right <= document.documentElement.clientWidth) return
  menu.style.left = 'auto'
  menu.style.right = '0'
}

export type MenuAction = {
  label: string
  icon?: ReactNode
  tone?: 'plain' | 'danger'
  onSelect: () => void
}

type ActionMenuProps = {
  label: string
  actions: readonly MenuAction[]
  /** What the button shows instead of three dots. */
  children?: ReactNode
  /** Where it opens, if not below and to the left. */
  side?: 'below' | 'above' | 'start'
  isDisabled?: boolean
}

/** The item that a key leads to in a menu of this length; undefined if none. */
const nextIndex = (key: string, at: number, length: number): number | undefined => {
  if (key === 'ArrowDown') return (at + 1) % length
  if (key === 'ArrowUp') return (at - 1 + length) % length
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : undefined
}

/** Actions that are seldom needed, behind three dots. Keys follow the ARIA menu button pattern. */
export const ActionMenu = ({
  label,
  actions,
  children,
  side = 'below',
  isDisabled = false,
}: ActionMenuProps) => {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return undefined
    frame.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false)
    }
    addEventListener('pointerdown', closeOutside)
    return () => removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === 'Escape' || event.key === 'Tab') close()
    const items = [...(frame.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const target = nextIndex(event.key, at, items.length)
    if (target === undefined) return
    event.preventDefault()
    items[target]?.focus()
  }

  const trigger = {
    ref: button,
    'aria-label': label,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    disabled: isDisabled,
    onClick: () => setOpen(!isOpen),
  }

  return (
    // The keys are those of the button and the items in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.root} ref={frame} onKeyDown={onKeyDown}>
      {children ? (
        <Button variant="outline" size="sm" {...trigger}>
          {children}
        </Button>
      ) : (
        <IconButton className={styles.iconButton} {...trigger}>
          <EllipsisVertical aria-hidden size={18} />
        </IconButton>
      )}
      {isOpen && (
        <div
          className={cx(styles.overlay, overlay({ side }))}
          ref={keepWithinPage}
          role="menu"
          aria-label={label}
        >
          {actions.map(({ label: text, icon, tone = 'plain', onSelect }) => (
            <button
              className={item({ tone })}
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close()
                onSelect()
              }}
            >
              {icon}
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
