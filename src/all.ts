import './games/pylos/define.js';
import './games/rolit/define.js';
