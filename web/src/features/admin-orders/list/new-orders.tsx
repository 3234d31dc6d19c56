import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { css } from '#styled-system/css'
import { orderCountsQuery, ordersKey } from '../api/order-queries.ts'
import { t } from '../desk-texts.ts'

const styles = { root: css({ mb: '3' }) }

/** Says that orders have come since the list was read: nothing moves under a finger by itself. */
export const NewOrders = () => {
  const client = useQueryClient()
  const { newestAt = '' } = useQuery(orderCountsQuery()).data ?? {}
  const [seen, setSeen] = useState(newestAt)
  if (!seen && newestAt) setSeen(newestAt)
  if (!seen || newestAt <= seen) return null
  const show = () => {
    setSeen(newestAt)
    void client.resetQueries({ queryKey: ordersKey() })
  }
  return (
    <Button className={styles.root} variant="accent" size="sm" onClick={show}>
      <ArrowDown aria-hidden size={16} />
      {t('newOrders')}
    </Button>
  )
}
