import type { Grievance } from '@bartan/contract/grievances/endpoints'
import { useState, type ReactNode } from 'react'
import { Button, Card, Heading, Note } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { ComplaintForm } from './complaint-form.tsx'
import { FollowForm } from './follow-form.tsx'
import { GrievanceCard } from './grievance-card.tsx'

const styles = {
  root: grid({
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: '1', lg: 'minmax(0, 1fr) 340px' },
    pb: { base: '4', md: '10' },
  }),
  another: css({ justifySelf: 'start' }),
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <Heading className={css({ mb: '4' })} size="card">
      {title}
    </Heading>
    {children}
  </Card>
)

/** A complaint shown instead of the form. */
type Shown = { grievance: Grievance; isNew: boolean }

/** Complaints under the Consumer Protection (E-Commerce) Rules: write one, or follow it by its number. */
export const Grievances = ({ officer }: { officer: ReactNode }) => {
  const t = useText()
  const user = useUser()
  const { values, change } = useAddressFilters(['number', 'order'])
  const [shown, setShown] = useState<Shown>()
  const show = (grievance: Grievance, isNew: boolean) => {
    setShown({ grievance, isNew })
    // A bookmark of this page then asks only for the phone number.
    change({ number: grievance.number, order: '' }, { replace: true })
  }
  return (
    <div className={styles.root}>
      {shown ? (
        <GrievanceCard
          key={shown.grievance.number}
          grievance={shown.grievance}
          notice={shown.isNew && <FormAlert tone="info">{t('received')}</FormAlert>}
        >
          <Note>{t('elsewhere')}</Note>
          <Button className={styles.another} variant="outline" onClick={() => setShown(undefined)}>
            {t('another')}
          </Button>
        </GrievanceCard>
      ) : (
        <Part title={t('write')}>
          <ComplaintForm
            known={{
              ...(user && { name: user.name, phone: user.phone }),
              ...(values.order && { orderNumber: values.order }),
            }}
            onSent={(grievance) => show(grievance, true)}
          />
        </Part>
      )}
      <div className={grid({ gap: '5' })}>
        <Part title={t('follow')}>
          <FollowForm
            known={{ number: values.number, ...(user && { phone: user.phone }) }}
            onFound={(grievance) => show(grievance, false)}
          />
        </Part>
        {officer}
      </div>
    </div>
  )
}
