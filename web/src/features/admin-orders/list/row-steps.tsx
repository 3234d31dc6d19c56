import { ruleOf, stageOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { PhoneMissed, ThumbsDown, PackageX, MessageCircle, Phone } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '#components/ui/elements.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { telLink } from '#lib/contact-links.ts'
import { css, cx } from '#styled-system/css'
import { iconButton } from '#styled-system/recipes'
import { useAsk, useTell } from '../confirming/use-chat.ts'
import { useText } from '../desk-texts.ts'
import { CancelDialog } from '../order-desk/cancel-dialog.tsx'
import { nextStepOf, type NextStep } from '../steps/desk-step.ts'
import { usePermissions } from '../steps/use-permissions.ts'
import { quietRowAction, rowWord, rowAction } from './row-action.ts'

const look = cx(iconButton(), rowAction)

/** Before confirmation it asks whether to send the order, afterwards it tells its status. */
const Write = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const [ask, tell] = [useAsk(), useTell()]
  const isToConfirm = stageOf(order) === 'toConfirm'
  const { open, isOpening } = isToConfirm ? ask : tell
  return (
    <IconButton
      className={rowAction}
      aria-label={t(isToConfirm ? 'askByWhatsApp' : 'writeTo', { name: order.user.name })}
      disabled={isOpening}
      onClick={() => open(order)}
    >
      <MessageCircle aria-hidden size={18} />
      <span className={rowWord}>WhatsApp</span>
    </IconButton>
  )
}

/** Buttons to call or message the customer; hidden for a deleted account. */
export const RowContact = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const { shippingAddress, user } = order
  const { isAtDesk } = usePermissions()
  const { phone } = shippingAddress
  if (!phone) return null
  return (
    <span className={css({ display: 'inline-flex', gap: '1' })}>
      <a className={look} href={telLink(phone)} aria-label={t('callName', { name: user.name })}>
        <Phone aria-hidden size={18} />
        <span className={rowWord}>{t('call')}</span>
      </a>
      {isAtDesk && <Write order={order} />}
    </span>
  )
}

/** For a refused parcel: the reason, and whether its products can be sold again. */
export const RowRefused = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const may = usePermissions()
  if (ruleOf(order.status).money !== 'due' || !may.step(order.status, 'Cancelled')) return null
  return (
    <>
      <IconButton
        className={quietRowAction}
        aria-label={t('comesBackOf', { number: order.number })}
        onClick={() => setOpen(true)}
      >
        <PackageX aria-hidden size={18} />
        <span className={rowWord}>{t('isReturning')}</span>
      </IconButton>
      <CancelDialog order={order} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const styles = {
  /** Wide rows always show this button elsewhere. */
  narrow: css({ '@container (min-width: 970px)': { display: 'none' } }),
}

export type RowStep = NextStep | 'unreachable' | 'decline'

type RowStepsProps = {
  order: StaffOrder
  isBusy: boolean
  onStep: (step: RowStep) => void
}

/** The next action and, when confirming, the other results of a call. A decline cancels the order. */
export const RowSteps = ({ order, isBusy, onStep }: RowStepsProps) => {
  const text = useSpecText()
  const t = useText()
  const next = nextStepOf(order)
  const may = usePermissions()
  const mayDecline = may.step('Processing', 'Cancelled')
  if (!next || !may.isAtDesk) return null
  const { number } = order
  return (
    <>
      {next === 'confirm' && (
        <>
          <IconButton
            className={quietRowAction}
            aria-label={t('noAnswerOf', { number })}
            disabled={isBusy}
            onClick={() => onStep('unreachable')}
          >
            <PhoneMissed aria-hidden size={18} />
            <span className={rowWord}>{t('noAnswer')}</span>
          </IconButton>
          {mayDecline && (
            <IconButton
              className={quietRowAction}
              aria-label={t('declinedOf', { number })}
              disabled={isBusy}
              onClick={() => onStep('decline')}
            >
              <ThumbsDown aria-hidden size={18} />
              <span className={rowWord}>{t('declined')}</span>
            </IconButton>
          )}
        </>
      )}
      <Button
        className={next === 'deliver' ? styles.narrow : undefined}
        size="sm"
        disabled={isBusy}
        onClick={() => onStep(next)}
      >
        {next === 'deliver' ? text('markDelivered') : t(`step.${next}`)}
      </Button>
    </>
  )
}
