import { REPORT_STEPS } from '@bartan/contract/reports/rules'
import { Button, Choice } from '#components/ui/elements.tsx'
import { DayFields } from '#components/ui/form/day-fields.tsx'
import { flex } from '#styled-system/patterns'
import { useText } from '../texts.ts'

type Values = { from: string; to: string; by: string }

type Props = {
  /** From the address, or the report's default. */
  days: { from: string; to: string }
  /** Undefined if the report has no steps. */
  by: string | undefined
  isFiltered: boolean
  onChange: (changed: Partial<Values>) => void
}

/** Filter for a report's days and steps. */
export const ReportDays = ({ days, by, isFiltered, onChange }: Props) => {
  const t = useText()
  return (
    <>
      <DayFields t={t} days={days} onChange={onChange} />
      {by !== undefined && (
        <fieldset className={flex({ gap: '2' })} aria-label={t('by')}>
          {REPORT_STEPS.map((step) => (
            <Choice
              key={step}
              size="sm"
              aria-pressed={step === by}
              onClick={() => onChange({ by: step })}
            >
              {t(step)}
            </Choice>
          ))}
        </fieldset>
      )}
      {isFiltered && (
        <Button variant="quiet" onClick={() => onChange({ from: '', to: '' })}>
          {t('lastDays')}
        </Button>
      )}
    </>
  )
}
