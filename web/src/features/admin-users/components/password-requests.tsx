import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Card } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { css } from '#styled-system/css'
import { passwordRequestsQuery } from '../api/password-requests.ts'
import { useText } from '../texts.ts'
import { PasswordRequestRow } from './password-request-row.tsx'

const styles = {
  about: css({ mb: '4', maxW: 'text', fontSize: 'sm', color: 'ink.soft' }),
}

/** Customers who wait for a password link, longest first (contract §5). */
export const PasswordRequests = () => {
  const t = useText()
  const load = useQuery(passwordRequestsQuery())
  return (
    <>
      <p className={styles.about}>{t('requestsAbout')}</p>
      <LoadState
        load={load}
        skeleton={<RowsSkeleton height="80px" />}
        isEmpty={(requests) => requests.length === 0}
        empty={<EmptyState title={t('noRequests')} Icon={KeyRound} text={t('noRequestsYet')} />}
      >
        {(requests) => (
          <Card as="ul" aria-label={t('requests')} padding="none">
            {requests.map((request) => (
              <PasswordRequestRow key={request._id} request={request} />
            ))}
          </Card>
        )}
      </LoadState>
    </>
  )
}
