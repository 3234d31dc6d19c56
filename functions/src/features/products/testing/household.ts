import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { CATEGORIES, type Category } from '@bartan/contract/products/rules'
import type { Product } from '@bartan/contract/products/schema'
import { rupees } from '@bartan/contract/shared/money'
import type { CatalogEntry } from '../index/product-rows.ts'

const [KITCHEN, BATHROOM, KIDS] = CATEGORIES

/** A product that states only what matters to the test. */
const aProduct = (given: Partial<Product> & { _id: string }): Product => ({
  name: `Product ${given._id}`,
  description: '',
  price: rupees(100),
  countInStock: 10,
  sku: asSku(`SKU-${given._id}`),
  category: KITCHEN,
  brand: '',
  sizes: [],
  colors: [],
  collection: '',
  material: '',
  images: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...given,
})

export const anEntry = (
  given: Partial<Product> & { _id: string },
  { sold = 0, version = 1 } = {},
): CatalogEntry => ({ product: aProduct(given), sold, version })

type Row = [name: string, category: Category, material: string, brand: string, description: string]

/** A shop like the demo's, small enough that a reader can see what a search of it should find. */
const ROWS: Row[] = [
  ['Steel Water Bottle 1 L', KITCHEN, 'Steel', 'Cello', 'Keeps water cool. Leak-proof cap.'],
  ['Insulated Flask 500 ml', KITCHEN, 'Steel', 'Cello', 'Vacuum walls keep tea hot for a day.'],
  ['Plastic Fridge Bottle', KITCHEN, 'Plastic', 'Aristo', 'Fits the door of any fridge.'],
  ['Bottle Cleaning Brush', KITCHEN, 'Plastic', 'Omax', 'Long neck reaches the bottom.'],
  ['Kids Sipper Bottle', KIDS, 'Plastic', 'Cello', 'Straw lid, easy to hold.'],
  ['Steel Dinner Plate', KITCHEN, 'Steel', 'Prakash', 'Deep rim for dal and gravy.'],
  ['Rajbhog Thali', KITCHEN, 'Steel', 'Prakash', 'Five compartments for a full meal.'],
  ['Quarter Plate Set of 6', KITCHEN, 'Steel', 'Royal', 'For snacks and sweets.'],
  ['Kids Cartoon Plate', KIDS, 'Fiber', 'Royal', 'Three compartments, unbreakable.'],
  ['Steel Katori Set of 6', KITCHEN, 'Steel', 'Prakash', 'For dal, curd and kheer.'],
  ['Mixing Bowl with Lid', KITCHEN, 'Steel', 'Royal', 'Flat bottom, does not slide.'],
  ['Soup Bowl', KITCHEN, 'Fiber', 'Royal', 'With a handle on each side.'],
  ['Three Tier Tiffin', KITCHEN, 'Steel', 'Prakash', 'Locks tight; carries lunch to the office.'],
  ['Kids Lunch Box', KIDS, 'Plastic', 'Cello', 'Two compartments and a spoon.'],
  ['Airtight Container 2 L', KITCHEN, 'Plastic', 'Aristo', 'Keeps flour and sugar dry.'],
  ['Masala Dabba', KITCHEN, 'Steel', 'Prakash', 'Seven cups and a small spoon.'],
  ['Pickle Jar', KITCHEN, 'Plastic', 'Aristo', 'Wide mouth for achar.'],
  ['Steel Tumbler Set of 6', KITCHEN, 'Steel', 'Prakash', 'For water, lassi and chaas.'],
  ['Glass Juice Jug', KITCHEN, 'Plastic', 'Cello', 'Pours without a drip.'],
  ['Tea Cup Set', KITCHEN, 'Fiber', 'Royal', 'Six cups with saucers.'],
  ['Cupboard Organiser', KITCHEN, 'Plastic', 'Supremewere', 'Three drawers for small things.'],
  ['Coffee Mug', KITCHEN, 'Fiber', 'Royal', 'Holds 300 ml.'],
  ['Serving Spoon', KITCHEN, 'Steel', 'Omax', 'Long handle, mirror polish.'],
  ['Dessert Fork Set', KITCHEN, 'Steel', 'Omax', 'Six forks in a box.'],
  ['Chef Knife', KITCHEN, 'Steel', 'Omax', 'Sharp blade with a firm grip.'],
  ['Chopping Board', KITCHEN, 'Plastic', 'Aristo', 'Does not blunt a knife.'],
  ['Jhara Skimmer', KITCHEN, 'Steel', 'Omax', 'For puri and pakora.'],
  ['Dal Ladle', KITCHEN, 'Steel', 'Omax', 'Deep cup, hook at the end.'],
  ['Dosa Spatula', KITCHEN, 'Steel', 'Omax', 'Thin edge slides under the dosa.'],
  ['Cast Iron Tawa', KITCHEN, 'Iron', 'Supremewere', 'Even heat for roti and dosa.'],
  ['Iron Kadhai', KITCHEN, 'Iron', 'Supremewere', 'Round bottom with two handles.'],
  ['Aluminium Patila', KITCHEN, 'Aluminium', 'Prakash', 'For milk, rice and dal.'],
  ['Pressure Cooker 5 L', KITCHEN, 'Aluminium', 'Prakash', 'Whistles when dal is done.'],
  ['Frying Pan', KITCHEN, 'Aluminium', 'Royal', 'Non-stick, for omelette and cheela.'],
  ['Milk Pan', KITCHEN, 'Steel', 'Royal', 'Pours on both sides.'],
  ['Handi with Lid', KITCHEN, 'Steel', 'Prakash', 'For biryani on a slow flame.'],
  ['Chakla', KITCHEN, 'Steel', 'Supremewere', 'Round and steady, for even rotis.'],
  ['Rolling Pin', KITCHEN, 'Steel', 'Supremewere', 'Turns freely between the handles.'],
  ['Parat 16 inch', KITCHEN, 'Steel', 'Prakash', 'For kneading dough.'],
  ['Roti Casserole', KITCHEN, 'Plastic', 'Cello', 'Keeps roti soft and hot.'],
  ['Steel Lota', KITCHEN, 'Steel', 'Prakash', 'For puja and for water.'],
  ['Steel Matka with Tap', KITCHEN, 'Steel', 'Prakash', 'Cool water without a fridge.'],
  ['Surahi Carafe', KITCHEN, 'Steel', 'Royal', 'Slim neck, wide base.'],
  ['Tea Strainer', KITCHEN, 'Steel', 'Omax', 'Fine mesh for tea.'],
  ['Flour Sieve', KITCHEN, 'Steel', 'Omax', 'Three meshes for flour and rava.'],
  ['Roti Tong', KITCHEN, 'Steel', 'Omax', 'Turns roti on the flame.'],
  ['Vegetable Grater', KITCHEN, 'Steel', 'Omax', 'Four sides.'],
  ['Dish Rack', KITCHEN, 'Steel', 'Supremewere', 'Drains into a tray.'],
  ['Oil Dispenser', KITCHEN, 'Steel', 'Royal', 'Thin spout, no drip.'],
  ['Unbreakable Dinner Set 24 Pieces', KITCHEN, 'Fiber', 'Royal', 'Utensils for the whole family.'],
  ['Fruit Basket', KITCHEN, 'Steel', 'Supremewere', 'Airy wire.'],
  ['Steel Bucket 15 L', BATHROOM, 'Steel', 'Prakash', 'Does not crack or rust.'],
  ['Plastic Bucket with Lid', BATHROOM, 'Plastic', 'Supremewere', 'Handle holds a full load.'],
  ['Bath Mug', BATHROOM, 'Plastic', 'Supremewere', 'Pours gently.'],
  ['Bath Tub for Babies', KIDS, 'Plastic', 'Supremewere', 'Soft edge, drain plug.'],
  ['Bathroom Stool', BATHROOM, 'Plastic', 'Supremewere', 'Does not slip on wet tiles.'],
  ['Soap Dish', BATHROOM, 'Plastic', 'Aristo', 'Drains and keeps soap dry.'],
  ['Toothbrush Holder', BATHROOM, 'Plastic', 'Aristo', 'For four brushes.'],
  ['Toilet Brush', BATHROOM, 'Plastic', 'Omax', 'Reaches under the rim.'],
  ['Wall Hook Strip', BATHROOM, 'Steel', 'Omax', 'Five hooks for towels.'],
  ['Towel Rod', BATHROOM, 'Steel', 'Omax', 'Two feet long.'],
  ['Pedal Dustbin', BATHROOM, 'Plastic', 'Supremewere', 'Opens by foot.'],
  ['Corner Shelf', BATHROOM, 'Plastic', 'Aristo', 'Three tiers for shampoo and soap.'],
  ['Floor Wiper', BATHROOM, 'Plastic', 'Omax', 'Leaves no puddle.'],
  ['Elephant Piggy Bank', KIDS, 'Plastic', 'Aristo', 'Opens with a key.'],
  ['Café Style Cutlery & Napkin Stand', KITCHEN, 'Steel', 'Royal', 'Looks well on any table.'],
]

export const HOUSEHOLD: CatalogEntry[] = ROWS.map(
  ([name, category, material, brand, description], place) =>
    anEntry({
      _id: asProductId(name),
      name,
      category,
      material,
      brand,
      description,
      collection: category === KIDS ? 'Little Ones' : 'Everyday',
      colors: category === KIDS ? ['Pink', 'Blue'] : ['Gray'],
      sizes: ['Small', 'Large'],
      price: rupees(50 + place * 15),
      createdAt: new Date(Date.UTC(2026, 0, 1 + place)).toISOString(),
    }),
)
