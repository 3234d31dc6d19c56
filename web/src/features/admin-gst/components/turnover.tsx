import { nameOfYear } from '@bartan/contract/tax/financial-year'
import { NEAR_LIMIT } from '@bartan/contract/tax/turnover-limits'
import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Card } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { ProgressBar } from '#components/ui/loading/progress-bar.tsx'
import { translateValue } from '#i18n/translate.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { turnoverQuery } from '../gst-queries.ts'
import { useText } from '../texts.ts'

const styles = {
  about: css({ fontSize: 'sm', color: 'ink.soft', textWrap: 'pretty' }),
}

/** The year's sales against the limit for unregistered sellers, or for the composition scheme. */
export const Turnover = () => {
  const t = useText()
  const { data } = useQuery(turnoverQuery())
  if (!data || data.registration === 'regular' || data.limit === undefined) return null
  const { registration, year, turnover, limit, state } = data
  const part = turnover / limit
  const title = t('turnover', { year: nameOfYear(year) })
  return (
    <Card as="section" className={grid({ gap: '3' })}>
      <Heading size="small">{title}</Heading>
      <ProgressBar label={title} part={Math.min(1, Math.max(0, part))} />
      <p className={styles.about}>
        <TextLink to={paths.adminOrdersIn([], { documents: year })}>
          {t('turnoverIs', { turnover: formatRupees(turnover), limit: formatRupees(limit) })}
        </TextLink>
      </p>
      {part >= NEAR_LIMIT && (
        <FormAlert>{t(part > 1 ? `over.${registration}` : `near.${registration}`)}</FormAlert>
      )}
      <p className={styles.about}>
        {t('turnoverElsewhere')}{' '}
        {t(`sellsTo.${registration}`, { state: translateValue(t.language, state) })}
      </p>
    </Card>
  )
}
