import type { PlannedRow } from '@bartan/contract/products/bulk-plan-schema'
import type { ReactNode } from 'react'
import { Button, Card } from '#components/ui/elements.tsx'
import { ErrorAlert, FormAlert } from '#components/ui/form/form-alert.tsx'
import { ProgressBar } from '#components/ui/loading/progress-bar.tsx'
import { LeaveDialog } from '#components/ui/overlay/leave-dialog.tsx'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { BulkDiff } from './bulk-diff.tsx'
import { BulkResult } from './bulk-result.tsx'
import type { CheckedPlan, useBulkEdit } from './use-bulk-edit.ts'

type PlanProps = {
  plan: CheckedPlan
  error: Error | null
  onWrite: () => void
  onCancel: () => void
}

/** A row whose file has an outdated stock. */
const isStale = (row: PlannedRow): boolean =>
  'changes' in row && row.changes.some(({ was }) => was !== undefined)

const Plan = ({ plan, error, onWrite, onCancel }: PlanProps) => {
  const t = useText()
  const count = plan.rows.filter((row) => 'send' in row).length
  const stale = plan.rows.filter(isStale).length
  return (
    <div className={grid({ gap: '4' })}>
      {plan.ignored.length > 0 && (
        <FormAlert tone="info">{t('leftOut', { columns: plan.ignored.join(', ') })}</FormAlert>
      )}
      {stale > 0 && <FormAlert tone="info">{t('staleStock', { count: stale })}</FormAlert>}
      <ErrorAlert error={error} />
      <div className={wrap({ align: 'center', gap: '3' })}>
        {count > 0 ? (
          <Button variant="accent" onClick={onWrite}>
            {t('write', { count })}
          </Button>
        ) : (
          <p>{t('nothingChanges')}</p>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('back')}
        </Button>
      </div>
      <BulkDiff rows={plan.rows} />
    </div>
  )
}

type BulkStepsProps = {
  edit: Omit<ReturnType<typeof useBulkEdit>, 'checking'> & {
    checking: { data?: CheckedPlan | undefined }
  }
  /** Form for the source of the rows, shown until they are compared. */
  children: ReactNode
}

/** Preview, progress bar, result and undo of a bulk edit. */
export const BulkSteps = ({ edit, children }: BulkStepsProps) => {
  const t = useText()
  const { checking, writing, settling, undoing, written, startOver } = edit
  const plan = checking.data
  if (!plan) return <>{children}</>
  if (writing.isPending) {
    const total = plan.rows.filter((row) => 'send' in row).length
    const done = written?.done ?? 0
    return (
      <Card className={grid({ gap: '3' })}>
        <p>{t('writtenOf', { done, total })}</p>
        <ProgressBar label={t('writing')} part={done / total} />
        <LeaveDialog isDirty>{t('unsaved')}</LeaveDialog>
      </Card>
    )
  }
  if (written)
    return (
      <BulkResult
        written={written}
        writing={writing}
        settling={settling}
        undoing={undoing}
        startOver={startOver}
      />
    )
  return (
    <Plan
      plan={plan}
      error={writing.error}
      onWrite={() => writing.mutate(plan)}
      onCancel={startOver}
    />
  )
}
