import './games/rolit/define.js';
