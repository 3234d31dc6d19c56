import { X } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { drawer } from '#styled-system/recipes'
import { Heading, IconButton } from '../elements.tsx'
import { styled } from '../styled.tsx'
import { closeOnBackdrop, closeHandlers, useModal } from './dialog.tsx'

const styles = {
  header: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    pl: '5',
    pr: '3',
    py: '3',
    borderBottomWidth: '1px',
  }),
  nightHeader: css({ borderColor: 'white/16' }),
  content: css({ flex: '1', minH: '0', overflowY: 'auto', overscrollBehavior: 'contain', p: '5' }),
  footer: css({ p: '5', bg: 'paper', borderTopWidth: '1px' }),
}

const Panel = styled('dialog', drawer)

type DrawerProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  side?: 'left' | 'right'
  width?: 'narrow' | 'wide'
  ground?: 'paper' | 'night'
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel from the side, for cart, menu and filters. */
export const Drawer = (props: DrawerProps) => {
  const { isOpen, onClose, title, closeLabel, footer, children } = props
  const ref = useModal(isOpen)
  const titleId = useId()
  // A closed drawer isn't rendered, but a closing one still shows its content.
  const [isMounted, setMounted] = useState(isOpen)
  if (isOpen && !isMounted) setMounted(true)
  return (
    <Panel
      ref={ref}
      side={props.side ?? 'right'}
      width={props.width ?? 'wide'}
      ground={props.ground}
      aria-labelledby={titleId}
      {...closeHandlers(onClose)}
      onClick={closeOnBackdrop(onClose)}
      onTransitionEnd={(event) => {
        if (!isOpen && event.target === event.currentTarget) setMounted(false)
      }}
    >
      {isMounted && (
        <>
          <div className={cx(styles.header, props.ground === 'night' && styles.nightHeader)}>
            <Heading className={css({ color: 'inherit' })} id={titleId} size="card">
              {title}
            </Heading>
            <IconButton aria-label={closeLabel} onClick={onClose}>
              <X aria-hidden size={22} />
            </IconButton>
          </div>
          <div className={styles.content}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </>
      )}
    </Panel>
  )
}
