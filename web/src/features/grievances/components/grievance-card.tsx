import type { Grievance } from '@bartan/contract/grievances/endpoints'
import { useEffect, useRef, type ReactNode } from 'react'
import { Badge, Card, Heading, Note } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { formatMoment } from '#components/ui/format-moment.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = { head: wrap({ align: 'center', justify: 'space-between', gap: '3' }) }

const TONES = { open: 'warning', acknowledged: 'info', resolved: 'success' } as const

const Times = ({ grievance }: { grievance: Grievance }) => {
  const t = useText()
  const { createdAt, acknowledgeBy, acknowledgedAt, resolveBy, resolvedAt } = grievance
  return (
    <Note as="div" className={grid({ gap: '1' })}>
      {grievance.orderNumber && <p>{t('aboutOrder', { number: grievance.orderNumber })}</p>}
      <p>{t('sentAt', { time: formatMoment(t.language, createdAt) })}</p>
      <p>
        {acknowledgedAt
          ? t('acknowledgedAt', { time: formatMoment(t.language, acknowledgedAt) })
          : t('acknowledgeBy', { time: formatMoment(t.language, acknowledgeBy) })}
      </p>
      <p>
        {resolvedAt
          ? t('resolvedAt', { time: formatMoment(t.language, resolvedAt) })
          : t('resolveBy', { time: formatDate(t.language, resolveBy) })}
      </p>
    </Note>
  )
}

const Part = ({ title, children }: { title: string; children: string }) => (
  <div className={grid({ gap: '1' })}>
    <p className={css({ fontSize: 'sm', fontWeight: 'semibold' })}>{title}</p>
    <p className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>{children}</p>
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
    <Card as="section" className={grid({ gap: '5' })} aria-labelledby="grievance-number">
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
