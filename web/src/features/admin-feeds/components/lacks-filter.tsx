import type { CallReply } from '@bartan/contract/api'
import {
  EXPECTED_BY,
  MISSING_ATTRIBUTES,
  FEED_NAMES,
  EXCLUSION_REASONS,
} from '@bartan/contract/feeds/rules'
import { Choice, Note } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  choices: wrap({ align: 'center', gap: '2', border: '0' }),
  feed: css({ minW: '72px', fontSize: 'sm', fontWeight: 'semibold' }),
}

type Lack = (typeof EXCLUSION_REASONS)[number] | (typeof MISSING_ATTRIBUTES)[number]

type LacksFilterProps = {
  counts: CallReply<'GET /api/admin/feeds'>['counts']
  /** Whether the feeds contain no product at all. */
  isEmpty: boolean
  chosen: string
  onChange: (lacks: string) => void
}

/** Filters by missing field and by feed, each with its number of products. */
export const LacksFilter = ({ counts, isEmpty, chosen, onChange }: LacksFilterProps) => {
  const t = useText()
  const choicesOf = (lacks: readonly Lack[]) =>
    lacks
      .filter((lack) => counts[lack] > 0 || chosen === lack)
      .map((lack) => (
        <Choice
          key={lack}
          size="sm"
          aria-pressed={chosen === lack}
          onClick={() => onChange(chosen === lack ? '' : lack)}
        >
          {t(`lack.${lack}`)} {counts[lack]}
        </Choice>
      ))
  return (
    <fieldset className={grid({ gap: '3', mb: '4', border: '0' })} aria-label={t('filters')}>
      <div className={styles.choices}>
        <Choice size="sm" aria-pressed={chosen === ''} onClick={() => onChange('')}>
          {t('anything')}
        </Choice>
        {choicesOf(EXCLUSION_REASONS)}
      </div>
      {(isEmpty ? [] : FEED_NAMES).map((feed) => {
        const choices = choicesOf(
          MISSING_ATTRIBUTES.filter((lack) => EXPECTED_BY[lack].includes(feed)),
        )
        return (
          <fieldset key={feed} className={styles.choices} aria-label={t(`of.${feed}`)}>
            <span className={styles.feed} aria-hidden>
              {t(`of.${feed}`)}
            </span>
            {choices.length > 0 ? choices : <Note as="span">{t('nothing')}</Note>}
          </fieldset>
        )
      })}
    </fieldset>
  )
}
