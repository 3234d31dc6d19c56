import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '../../../components/card.tsx'
import { Heading } from '../../../components/heading.tsx'
import { LineItem } from '../../../components/line-item.tsx'
import { Totals } from '../../../components/totals.tsx'
import type { ReactNode } from 'react'
import type { Line } from '../../../components/line-item.tsx'
import type { Charges } from '../charges.ts'

type OrderSummaryProps = { lines: Line[]; charges: Charges; children: ReactNode }

/** What is bought and what it comes to; below it, the step that comes next. */
export const OrderSummary = ({ lines, charges, children }: OrderSummaryProps) => (
  <Card as="section" aria-labelledby="order-summary" position={{ lg: 'sticky' }} top="96px">
    <Heading id="order-summary" size="card" mb="5">
      Order summary
    </Heading>
    <chakra.ul mb="5" maxH={{ lg: '40vh' }} overflowY="auto">
      {lines.map((line) => (
        <LineItem key={`${line.productId} ${line.size} ${line.color}`} line={line} />
      ))}
    </chakra.ul>
    <chakra.div pt="4" mb="5" borderTopWidth="1px">
      <Totals {...charges} />
    </chakra.div>
    <chakra.div display="grid" gap="4">
      {children}
    </chakra.div>
  </Card>
)
