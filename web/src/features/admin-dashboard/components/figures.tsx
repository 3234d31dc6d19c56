import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '../../../components/card.tsx'
import { formatRupees } from '../../../components/format-rupees.ts'
import { TextLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'
import type { ReactNode } from 'react'
import type { Stats } from '@bartan/contract/stats'

type FigureProps = { label: string; value: string | number; children: ReactNode }

const Figure = ({ label, value, children }: FigureProps) => (
  <Card padding="none" p={{ base: '4', md: '5' }} minW="0">
    <chakra.h2 fontFamily="body" fontSize="sm" fontWeight="medium" color="ink.soft">
      {label}
    </chakra.h2>
    <chakra.p
      mt="1"
      fontFamily="heading"
      fontSize="clamp(1.375rem, 1.1rem + 1.2vw, 2rem)"
      fontWeight="semibold"
      lineHeight="snug"
      fontVariantNumeric="tabular-nums"
      overflowWrap="anywhere"
    >
      {value}
    </chakra.p>
    <chakra.div mt="1" fontSize="sm" color="ink.soft">
      {children}
    </chakra.div>
  </Card>
)

/** Revenue, orders and products in all (spec §1), and the cash that is still with the customers. */
export const Figures = ({ stats }: { stats: Stats }) => (
  <chakra.div
    display="grid"
    gap={{ base: '3', md: '4' }}
    gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}
  >
    <Figure label="Revenue" value={formatRupees(stats.revenue)}>
      Without cancelled orders
    </Figure>
    <Figure label="Total Orders" value={stats.orders}>
      <TextLink to={paths.adminOrders}>Manage Orders</TextLink>
    </Figure>
    <Figure label="Total Products" value={stats.products}>
      <TextLink to={paths.adminProducts}>Manage Products</TextLink>
    </Figure>
    <Figure label="To collect" value={formatRupees(stats.cash.toCollect)}>
      Collected: {formatRupees(stats.cash.collected)}
    </Figure>
  </chakra.div>
)
