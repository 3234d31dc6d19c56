import type { Grievance } from '@bartan/contract/grievances/endpoints'
import { useEffect, useRef, type ReactNode } from 'react'
import { Badge, Card, Heading } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { formatMoment } from '#components/ui/format-moment.ts'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  root: css({ display: 'grid', gap: '5' }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
  }),
  facts: css({ display: 'grid', gap: '1', color: 'ink.soft', fontSize: 'sm' }),
  part: css({ display: 'grid', gap: '1' }),
  partTitle: css({ fontSize: 'sm', fontWeight: 'semibold' }),
  text: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
}

const TONES = { open: 'warning', acknowledged: 'info', resolved: 'success' } as const

const Times = ({ grievance }: { grievance: Grievance }) => {
  const t = useText()
  const language = useLanguage()
  const { createdAt, acknowledgeBy, acknowledgedAt, resolveBy, resolvedAt } = grievance
  return (
    <div className={styles.facts}>
      {grievance.orderNumber && <p>{t('aboutOrder', { number: grievance.orderNumber })}</p>}
      <p>{t('sentAt', { time: formatMoment(language, createdAt) })}</p>
      <p>
        {acknowledgedAt
          ? t('acknowledgedAt', { time: formatMoment(language, acknowledgedAt) })
          : t('acknowledgeBy', { time: formatMoment(language, acknowledgeBy) })}
      </p>
      <p>
        {resolvedAt
          ? t('resolvedAt', { time: formatMoment(language, resolvedAt) })
          : t('resolveBy', { time: formatDate(language, resolveBy) })}
      </p>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: string }) => (
  <div className={styles.part}>
    <p className={styles.partTitle}>{title}</p>
    <p className={styles.text}>{children}</p>
  </div>
)

type GrievanceCardProps = {
  grievance: Grievance
  /** Message above the complaint, for example that it was just sent. */
  notice?: ReactNode
  children: ReactNode
}

/** A complaint's status for its author. Takes the focus, because the form is gone. */
export const GrievanceCard = ({ grievance, notice, children }: GrievanceCardProps) => {
  const t = useText()
  const title = useRef<HTMLHeadingElement>(null)
  const { number, state, text, answer } = grievance
  useEffect(() => title.current?.focus(), [])
  return (
    <Card as="section" className={styles.root} aria-labelledby="grievance-number">
      {notice}
      <div className={styles.head}>
        <Heading ref={title} id="grievance-number" size="card" tabIndex={-1}>
          {number}
        </Heading>
        <Badge tone={TONES[state]}>{t(state)}</Badge>
      </div>
      <Times grievance={grievance} />
      {answer && <Part title={t('answer')}>{answer}</Part>}
      <Part title={t('yours')}>{text}</Part>
      {children}
    </Card>
  )
}
