import { Toast, Toaster, createToaster } from '@ark-ui/react/toast'
import { imageUrlAt, parseImageUrl } from '@bartan/contract/images/rules'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useState, type FocusEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { css, cva } from '#styled-system/css'
import { useText } from '../texts.ts'
import { newToasts, type Toast as Message } from './toasts.ts'

const GAP = 8

/** Lower edge of the header if visible, because a toast must not cover the cart icon. */
const headerBottom = (): number =>
  Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)

/** The topmost open modal dialog; each dialog opens above the ones before. */
const topModal = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1)

/**
 * Places the toasts where they are visible, announced and reachable: outside an open modal dialog everything is
 * inert, and only the top layer is above it.
 */
const place = (host: HTMLElement) => {
  const parent = topModal() ?? document.body
  host.style.setProperty('--toasts-top', `${Math.round(headerBottom()) + GAP}px`)
  if (host.parentElement !== parent) parent.append(host)
  // Older browsers lack popovers; there a dialog covers the toasts.
  if (typeof host.showPopover !== 'function') return
  if (host.matches(':popover-open')) host.hidePopover()
  host.showPopover()
}

/** Creates the element that contains the toasts. `come` moves it into the topmost dialog, or out of a closed one. */
const toastHost = (className: string) => {
  const element = document.createElement('div')
  element.className = className
  element.popover = 'manual'
  const come = () => place(element)
  return {
    element,
    come,
    enter: () => {
      come()
      // The event doesn't bubble.
      document.addEventListener('close', come, true)
      // A dialog that is removed while open takes the toasts with it, and no event tells.
      const removal = new MutationObserver(() => {
        if (!element.isConnected) come()
      })
      removal.observe(document.body, { subtree: true, childList: true })
      return () => {
        removal.disconnect()
        document.removeEventListener('close', come, true)
        element.remove()
      }
    },
  }
}

const message = cva({
  base: {
    right: '0',
    display: 'flex',
    gap: '3',
    w: 'max-content',
    maxW: 'full',
    pl: '3',
    pr: '4',
    py: '3',
    borderRadius: 'md',
    // A border, because the top banner below it may be as dark.
    borderWidth: '1px',
    borderColor: 'white/20',
    boxShadow: 'lg',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    color: 'white',
    '& svg': { flexShrink: '0' },
    // Ark positions stacked toasts by these variables.
    translate: 'var(--x) var(--y)',
    opacity: 'var(--opacity)',
    zIndex: 'var(--z-index)',
    transition: 'translate {durations.normal} {easings.out}, opacity {durations.normal}',
  },
  variants: {
    type: { success: { bg: 'teal.deep' }, error: { bg: 'danger' }, notice: { bg: 'teal.night' } },
  },
})

const styles = {
  host: css({
    position: 'fixed',
    inset: 'auto',
    m: '0',
    p: '0',
    border: 'none',
    bg: 'transparent',
    overflow: 'visible',
    zIndex: 'toast',
  }),
  region: css({ w: 'min(360px, calc(100vw - 32px))', outline: 'none' }),
  detail: css({ mt: '0.5', fontWeight: 'normal' }),
  thumbnail: css({
    boxSize: '10',
    ml: 'auto',
    mr: '-1',
    my: '-1',
    objectFit: 'cover',
    borderRadius: 'sm',
  }),
  dismiss: css({ boxSize: 'tap', flexShrink: '0', my: '-3', mr: '-4', ml: 'auto', fontSize: 'xl' }),
}

const MAX_SHOWN = 3

/** A toast's data in the form that Ark passes on. */
type ContentProps = {
  type: Message['type']
  title: ReactNode
  description: ReactNode
  image: Message['image']
}

const Content = ({ type, title, description, image }: ContentProps) => {
  const t = useText()
  return (
    <Toast.Root className={message({ type })}>
      {type === 'success' ? (
        <CircleCheck aria-hidden size={18} />
      ) : (
        <CircleAlert aria-hidden size={18} />
      )}
      <div>
        <Toast.Title>{title}</Toast.Title>
        {description && (
          <Toast.Description className={styles.detail}>{description}</Toast.Description>
        )}
      </div>
      {image && (
        <img
          className={styles.thumbnail}
          src={parseImageUrl(image) ? imageUrlAt(image, 320) : image}
          alt=""
        />
      )}
      {type !== 'success' && (
        <Toast.CloseTrigger className={styles.dismiss} aria-label={t('dismiss')}>
          ×
        </Toast.CloseTrigger>
      )}
    </Toast.Root>
  )
}

const newToaster = () => createToaster({ placement: 'top-end', gap: 8, removeDelay: 0 })

type Toasts = ReturnType<typeof newToaster>

const showNew = (toaster: Toasts) => {
  const waiting = newToasts.get()
  newToasts.set([])
  for (const { type, title, description, duration, image } of waiting) {
    // The newest come first.
    const oldest = toaster.getVisibleToasts().at(MAX_SHOWN - 1)?.id
    if (oldest !== undefined) toaster.remove(oldest)
    toaster.create({ type, title, description, duration, meta: { image } })
  }
}

const TOP = { top: 'var(--toasts-top)' }

/** Toasts at the top right, by Ark UI; they pause while the pointer or focus is on them. */
export const ToastRegion = () => {
  const t = useText()
  const [toaster] = useState(newToaster)
  const [host] = useState(() => toastHost(styles.host))
  useEffect(() => host.enter(), [host])
  useEffect(() => {
    const take = () =>
      // Ark renders synchronously, which React doesn't allow while rendering.
      queueMicrotask(() => {
        if (newToasts.get().length === 0) return
        host.come()
        showNew(toaster)
      })
    take()
    return newToasts.listen(take)
  }, [toaster, host])
  // Ark doesn't resume if the focus came from outside.
  const goOn = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) toaster.resume()
  }
  return createPortal(
    <Toaster
      className={styles.region}
      toaster={toaster}
      style={TOP}
      aria-label={t('messages')}
      onBlur={goOn}
    >
      {({ type, title, description, meta }) => (
        <Content
          type={type as Message['type']}
          title={title}
          description={description}
          image={meta?.image}
        />
      )}
    </Toaster>,
    host.element,
  )
}
