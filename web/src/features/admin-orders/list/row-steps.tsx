import type { StaffOrder } from '@bartan/contract/orders/schema'
import { PhoneMissed, ThumbsDown } from 'lucide-react'
import { Button, IconButton } from '#components/ui/button.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { css } from '#styled-system/css'
import { useText } from '../desk-texts.ts'
import { nextStepOf, type NextStep } from '../steps/desk-step.ts'
import { usePermissions } from '../steps/use-permissions.ts'
import { quietRowAction, rowWord } from './row-action.ts'

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
