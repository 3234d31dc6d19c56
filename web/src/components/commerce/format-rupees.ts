export { formatRupees } from '@bartan/contract/shared/format-rupees'
