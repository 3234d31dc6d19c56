import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '#components/ui/card.tsx'
import { Container } from '#components/ui/container.tsx'
import { FormAlert } from '#components/ui/form-alert.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { useSession } from '#lib/session/session.ts'
import { t } from '../texts.ts'
import type { ReactNode } from 'react'

type EntranceProps = { title: string; lead: string; children: ReactNode; otherWay?: ReactNode }

/** The sheet that login and registration share; it explains to a shopper whose session ended why they are here. */
export const Entrance = ({ title, lead, children, otherWay }: EntranceProps) => (
  <Container pb={{ base: '12', md: '20' }}>
    <chakra.div maxW="440px" mx="auto">
      <PageHeader title={title}>{lead}</PageHeader>
      {useSession().status === 'expired' && (
        <chakra.div mb="5">
          <FormAlert tone="info">{t('sessionEnded')}</FormAlert>
        </chakra.div>
      )}
      <Card padding="lg">{children}</Card>
      {otherWay && (
        <chakra.p mt="5" textAlign="center" color="ink.soft">
          {otherWay}
        </chakra.p>
      )}
    </chakra.div>
  </Container>
)
