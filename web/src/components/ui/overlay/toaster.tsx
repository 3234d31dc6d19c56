import { imageUrlAt, parseImageUrl } from '@bartan/contract/images/rules'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { t } from '../texts.ts'
import { dismissToast, useToasts } from './toasts.ts'
import { css, cva } from '#styled-system/css'

const message = cva({
  base: {
    display: 'flex',
    gap: '3',
    maxW: '360px',
    pl: '3',
    pr: '4',
    py: '3',
    borderRadius: 'md',
    // It may lie on the top banner, which is as dark.
    borderWidth: '1px',
    borderColor: 'white/20',
    boxShadow: 'lg',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    color: 'white',
    '& svg': { flexShrink: '0' },
    animation: 'rise {durations.normal} {easings.out}',
  },
  variants: {
    kind: { success: { bg: 'teal.deep' }, error: { bg: 'danger' }, notice: { bg: 'teal.night' } },
  },
})

const styles = {
  region: css({
    position: 'fixed',
    inset: 'auto',
    top: '4',
    right: '4',
    m: '0',
    p: '0',
    border: 'none',
    bg: 'transparent',
    overflow: 'visible',
    zIndex: 'toast',
    display: 'grid',
    gap: '2',
    justifyItems: 'end',
    maxW: 'calc(100vw - 32px)',
    pointerEvents: 'none',
  }),
  detail: css({ mt: '0.5', fontWeight: 'normal' }),
  thumbnail: css({
    boxSize: '10',
    ml: 'auto',
    mr: '-1',
    my: '-1',
    objectFit: 'cover',
    borderRadius: 'sm',
  }),
  dismiss: css({
    boxSize: 'tap',
    flexShrink: '0',
    my: '-3',
    mr: '-4',
    ml: 'auto',
    fontSize: 'xl',
    pointerEvents: 'auto',
  }),
}

export { toast } from './toasts.ts'

const MODAL = 'dialog:modal'

/** Only the top layer is above an open dialog, and the last to enter it is on top. */
const raise = (region: HTMLElement) => {
  if (typeof region.showPopover !== 'function') return
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}

/**
 * Toasts, top right. Chakra's own toaster would cost 15 kB for what this does. What happens inside a modal dialog must
 * be said there as well: the page behind it, this region included, is silent to a screen reader.
 */
export const Toaster = () => {
  const toasts = useToasts()
  const region = useRef<HTMLOutputElement>(null)

  useEffect(() => {
    if (region.current) raise(region.current)
  }, [])
  useEffect(() => {
    if (toasts.length > 0 && region.current && document.querySelector(MODAL)) raise(region.current)
  }, [toasts])

  return (
    <output className={styles.region} ref={region} popover="manual" aria-live="polite">
      {toasts.map(({ id, kind, text, detail, image }) => (
        <div className={message({ kind })} key={id}>
          {kind === 'success' ? (
            <CircleCheck aria-hidden size={18} />
          ) : (
            <CircleAlert aria-hidden size={18} />
          )}
          <div>
            <p>{text}</p>
            {detail && <p className={styles.detail}>{detail}</p>}
          </div>
          {image && (
            <img
              className={styles.thumbnail}
              src={parseImageUrl(image) ? imageUrlAt(image, 320) : image}
              alt=""
            />
          )}
          {kind !== 'success' && (
            <button
              className={styles.dismiss}
              type="button"
              aria-label={t('dismiss')}
              onClick={() => dismissToast(id)}
            >
              ×
            </button>
          )}
        </div>
      ))}
    </output>
  )
}
