export { JoinedMark } from './components/JoinedMark';
export { LikelyPairs } from './components/LikelyPairs';
export { SameOnUdemy } from './components/SameOnUdemy';
