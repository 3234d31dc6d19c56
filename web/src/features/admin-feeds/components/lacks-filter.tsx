import { FEED_LACKS, LEFT_OUT } from '@bartan/contract/feeds/rules'
import type { CallReply } from '@bartan/contract/api'
import { Choice } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', gap: '2', mb: '4', border: '0' }),
}

type LacksFilterProps = {
  counts: CallReply<'GET /api/admin/feeds'>['counts']
  chosen: string
  onChange: (lacks: string) => void
}

/** By what is missing, each with how many products lack it. */
export const LacksFilter = ({ counts, chosen, onChange }: LacksFilterProps) => {
  const t = useText()
  const shown = [...LEFT_OUT, ...FEED_LACKS].filter((lack) => counts[lack] > 0 || chosen === lack)
  return (
    <fieldset className={styles.root} aria-label={t('filters')}>
      <Choice size="sm" aria-pressed={chosen === ''} onClick={() => onChange('')}>
        {t('anything')}
      </Choice>
      {shown.map((lack) => (
        <Choice
          key={lack}
          size="sm"
          aria-pressed={chosen === lack}
          onClick={() => onChange(chosen === lack ? '' : lack)}
        >
          {t(`lack.${lack}`)} {counts[lack]}
        </Choice>
      ))}
    </fieldset>
  )
}
