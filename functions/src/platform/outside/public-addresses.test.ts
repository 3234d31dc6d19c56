import { expect, it } from 'vitest'
import { isPublicAddress } from './public-addresses.ts'

it.each(['8.8.8.8', '203.0.114.1', '2606:4700:4700::1111', '2404:6800:4007:80f::200e'])(
  'may ask %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it.each([
  '127.0.0.1',
  '127.255.0.3',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'localhost',
  '',
])('may not ask %s', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
