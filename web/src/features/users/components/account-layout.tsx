import type { ReactNode } from 'react'
import { Card, Container } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { useSession } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  column: css({ w: 'full', maxW: '440px', mx: 'auto' }),
  // The form comes first on a phone.
  columns: grid({
    gap: '8',
    alignItems: 'start',
    justifyContent: 'center',
    gridTemplateColumns: { base: 'minmax(0, 440px)', lg: 'minmax(0, 440px) 400px' },
  }),
  notice: css({ mb: '5' }),
  otherWay: css({ mt: '5', textAlign: 'center', color: 'ink.soft' }),
}

type AccountLayoutProps = {
  title: string
  lead: string
  children: ReactNode
  otherWay?: ReactNode
  note?: string
  beside?: ReactNode
}

/** Layout of login and registration; explains an ended session. */
export const AccountLayout = ({
  title,
  lead,
  children,
  otherWay,
  note,
  beside,
}: AccountLayoutProps) => {
  const t = useText()
  const { status } = useSession()
  const sheet = (
    <div className={styles.column}>
      <PageHeader title={title}>{lead}</PageHeader>
      {status === 'expired' && (
        <div className={styles.notice}>
          <FormAlert tone="info">{t('sessionEnded')}</FormAlert>
        </div>
      )}
      {note && (
        <div className={styles.notice}>
          <FormAlert tone="info">{note}</FormAlert>
        </div>
      )}
      <Card padding="lg">{children}</Card>
      {otherWay && <p className={styles.otherWay}>{otherWay}</p>}
    </div>
  )
  return (
    <Container page="wide">
      {beside ? (
        <div className={styles.columns}>
          {sheet}
          <div className={css({ pt: { lg: '10' } })}>{beside}</div>
        </div>
      ) : (
        sheet
      )}
    </Container>
  )
}
