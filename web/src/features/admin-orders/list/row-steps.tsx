import type { StaffOrder } from '@bartan/contract/orders/schema'
import { PhoneMissed, ThumbsDown } from 'lucide-react'
import { Button, IconButton } from '#components/ui/button.tsx'
import { text } from '#i18n/texts.ts'
import { css } from '#styled-system/css'
import { t } from '../desk-texts.ts'
import { nextStepOf } from '../steps/desk-step.ts'
import type { NextStep } from '../steps/desk-step.ts'
import { useMay } from '../steps/use-may.ts'

const styles = {
  icon: css({ boxSize: { base: 'tap', lg: 'tap.sm' }, color: 'ink.soft' }),
  /** On wide screens the row has that button in any case. */
  narrow: css({ '@container (min-width: 970px)': { display: 'none' } }),
}

export type RowStep = NextStep | 'unreachable' | 'decline'

type RowStepsProps = {
  order: StaffOrder
  isBusy: boolean
  onStep: (step: RowStep) => void
}

/** The step that comes next, and besides confirming the other results of a call. A decline cancels. */
export const RowSteps = ({ order, isBusy, onStep }: RowStepsProps) => {
  const next = nextStepOf(order)
  const mayDecline = useMay().step('Processing', 'Cancelled')
  if (!next) return null
  const { number } = order
  return (
    <>
      {next === 'confirm' && (
        <>
          <IconButton
            className={styles.icon}
            aria-label={t('noAnswerOf', { number })}
            title={t('noAnswer')}
            disabled={isBusy}
            onClick={() => onStep('unreachable')}
          >
            <PhoneMissed aria-hidden size={20} />
          </IconButton>
          {mayDecline && (
            <IconButton
              className={styles.icon}
              aria-label={t('declinedOf', { number })}
              title={t('declined')}
              disabled={isBusy}
              onClick={() => onStep('decline')}
            >
              <ThumbsDown aria-hidden size={20} />
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
