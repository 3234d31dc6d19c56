import { Card, Container } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { useSession } from '#lib/session/session.ts'
import { t } from '../texts.ts'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

const styles = {
  root: css({ pb: { base: '12', md: '20' } }),
  column: css({ maxW: '440px', mx: 'auto' }),
  sessionEnded: css({ mb: '5' }),
  otherWay: css({ mt: '5', textAlign: 'center', color: 'ink.soft' }),
}

type EntranceProps = { title: string; lead: string; children: ReactNode; otherWay?: ReactNode }

/** The sheet that login and registration share; it explains to a shopper whose session ended why they are here. */
export const Entrance = ({ title, lead, children, otherWay }: EntranceProps) => (
  <Container className={styles.root}>
    <div className={styles.column}>
      <PageHeader title={title}>{lead}</PageHeader>
      {useSession().status === 'expired' && (
        <div className={styles.sessionEnded}>
          <FormAlert tone="info">{t('sessionEnded')}</FormAlert>
        </div>
      )}
      <Card padding="lg">{children}</Card>
      {otherWay && <p className={styles.otherWay}>{otherWay}</p>}
    </div>
  </Container>
)
