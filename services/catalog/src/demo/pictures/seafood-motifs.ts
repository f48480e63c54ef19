import { fillets } from './meat.js';
import { crab, driedHeap, fish, fishSteaks, lobster, medallions, octopus, shells, shrimp, squid } from './seafood.js';

export const SEAFOOD_MOTIFS: Record<string, () => string> = {
  'Live Tilapia': () => fish('#6F8790', '#C7D3D6', '#54707A'),
  'Live Striped Bass': () => fish('#5D7468', '#CBD6CC', '#455C50'),
  'Live Lobster': () => lobster('#8C3A22', '#6E2A17'),
  'Live Dungeness Crab': () => crab('#C4572E', '#9C3F1E'),
  'Atlantic Salmon Fillet': () => fillets('#F08A62', '#DB6F48', '#FBD3C0'),
  'Yellow Croaker': () => fish('#C9A23A', '#F1D98A', '#A8842A'),
  'Golden Pompano': () => fish('#B9B08A', '#EFE7BE', '#D9B33A'),
  'Red Snapper': () => fish('#C2453C', '#F0A79C', '#9E3029'),
  'Grass Carp Steaks': () => fishSteaks('#F3E3DA', '#8A9A86'),
  'Basa Fillets': () => fillets('#F7ECE6', '#E6D3CA', '#FFFFFF'),
  'Black Tiger Shrimp 21/25': () => shrimp('#7A8A96', '#4E5C68'),
  'White Shrimp, Head On': () => shrimp('#E9C7B4', '#D49A82'),
  'Squid Tubes': () => squid('#F2E4E4', '#DDC3C8', false),
  'Baby Octopus': () => octopus('#A8566B', '#8A4055'),
  'Manila Clams': () => shells('#B7A68A', '#8E7C60', '#F5EEE4'),
  'Live Mussels': () => shells('#2E3F56', '#1F2D40', '#E8DCCB', true),
  'Pacific Oysters': () => shells('#8E9490', '#6C736F', '#F3F1EC', true),
  'Sea Scallops': () => medallions('#F8EEDC', '#E2D0B2'),
  'Dried Scallops': () => medallions('#E0B469', '#C4934A'),
  'Dried Shrimp': () => driedHeap('#E8926A', '#CC6E48'),
};
