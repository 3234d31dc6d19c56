import type { LawEntry, LawReason } from '@bartan/contract/products/law/law'
import { formatDate } from '#components/ui/format-date.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from './texts.ts'

const styles = {
  title: css({ fontWeight: 'semibold' }),
  summary: css({ cursor: 'pointer', fontSize: 'sm', minH: 'tap.sm', alignContent: 'center' }),
}

type Applying = { entry: LawEntry; why?: LawReason }

/** Legal requirements, why they apply to this product, their source, and when they were last checked. */
export const LawList = ({ title, entries }: { title: string; entries: readonly Applying[] }) => {
  const t = useText()
  const isHindi = t.language === 'hi'
  if (entries.length === 0) return null
  return (
    <details>
      <summary className={styles.summary}>{title}</summary>
      <ul className={grid({ gap: '3', mt: '2', fontSize: 'sm' })}>
        {entries.map(({ entry, why }) => (
          <li key={entry.id}>
            <p className={styles.title}>{isHindi ? entry.titleHi : entry.title}</p>
            {why && <p>{t(`why.${why.by}`, { of: why.of })}</p>}
            <p>{isHindi ? entry.textHi : entry.text}</p>
            <p className={css({ color: 'ink.soft' })}>
              {t('lawSource', {
                source: entry.source,
                seen: formatDate(t.language, entry.seen),
                review: formatDate(t.language, entry.review),
              })}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
