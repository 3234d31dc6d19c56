import { badge } from './badge.ts'
import { button } from './button.ts'
import { choice } from './choice.ts'
import { breakable, dataTable } from './data-table.ts'
import { drawer } from './drawer.ts'
import { checkbox, field, select } from './field.ts'
import { heading } from './heading.ts'
import { iconButton } from './icon-button.ts'
import { card, pageColumn, skeleton, swipedRow } from './layout.ts'
import { ordersSkeleton, ordersTable } from './orders-table.ts'
import { textLink } from './text-link.ts'

export const recipes = {
  badge,
  breakable,
  button,
  card,
  checkbox,
  choice,
  dataTable,
  drawer,
  field,
  heading,
  iconButton,
  ordersSkeleton,
  ordersTable,
  pageColumn,
  select,
  skeleton,
  swipedRow,
  textLink,
}
