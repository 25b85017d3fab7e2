import { arcs } from './arcs.js';
import { bars } from './bars.js';
import { bell } from './bell.js';
import { blocks } from './blocks.js';
import { brackets } from './brackets.js';
import { branches } from './branches.js';
import { contours } from './contours.js';
import { cycle } from './cycle.js';
import { gears } from './gears.js';
import { keyhole } from './keyhole.js';
import { lattice } from './lattice.js';
import { layers } from './layers.js';
import { mosaic } from './mosaic.js';
import { nodes } from './nodes.js';
import { routes } from './routes.js';
import { scatter } from './scatter.js';
import { shards } from './shards.js';
import { table } from './table.js';
import { tokens } from './tokens.js';
import { tree } from './tree.js';
import { venn } from './venn.js';
import { waves } from './waves.js';

export const MOTIFS = {
  arcs,
  bars,
  bell,
  blocks,
  brackets,
  branches,
  contours,
  cycle,
  gears,
  keyhole,
  lattice,
  layers,
  mosaic,
  nodes,
  routes,
  scatter,
  shards,
  table,
  tokens,
  tree,
  venn,
  waves,
};

export type Motif = keyof typeof MOTIFS;
